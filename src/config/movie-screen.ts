/** What the movie screen shows at most (specification, sections 2 and 9). */
export const CAST_SHOWN = 12;
export const PROVIDERS_SHOWN = 6;
export const COMPANIES_SHOWN = 5;
