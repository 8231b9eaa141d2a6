import { eitherText, everyText } from '../../format/list-text';

export const QUESTIONNAIRE = {
  heading: 'Find your film',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  getRecommendations: 'Get Recommendations',
  searching: 'Finding the perfect movies...',
  selectGenre: 'Select at least one genre (up to 3)',
  backToFilms: (count: number) => `Back to your ${count === 1 ? 'film' : `${count} films`}`,
  genreCap: 'You can select up to 3 genres',
  leftOut: {
    companyGenre: (genres: readonly string[], othersStay: boolean) =>
      othersStay
        ? `A family evening leaves out ${everyText(genres)}. Your other genres stay.`
        : `A family evening leaves out ${everyText(genres)}, so nothing would be found. Choose other company, or go back for another genre.`,
    ratingGenre: (genre: string, needs: readonly string[], othersStay: boolean) =>
      othersStay
        ? `${genre} needs ${eitherText(needs)} and is left out. Your other genres stay.`
        : `${genre} needs ${eitherText(needs)}, so nothing would be found. Allow it here, or go back for another genre.`,
    companyRating: (othersStay: boolean) =>
      othersStay
        ? 'A family evening leaves out R. Your other ratings stay.'
        : 'A family evening leaves out R, so nothing would be found. Allow G, PG or PG-13, or go back for other company.',
    familyTeens: 'Of PG-13, a family evening gets only films of the genres Family and Animation.',
  },
} as const;
