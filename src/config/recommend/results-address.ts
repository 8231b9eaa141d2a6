/** Search parameter that opens the movies found last over the questionnaire: `?results=1`. */
export const RESULTS_PARAMETER = 'results';
export const RESULTS_OPEN = '1';
