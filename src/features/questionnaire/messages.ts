import { formatOrList, formatAndList } from '../../i18n/format';

export const QUESTIONNAIRE = {
  heading: 'Find your movie',
  sentence: 'Say it in a sentence',
  sentenceExample: 'Something funny for the kids under 100 minutes',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  getRecommendations: 'Get Recommendations',
  searching: 'Finding the perfect movies...',
  selectGenre: 'Select at least one genre (up to 3)',
  time: 'We have about',
  fromWatchlist: 'From my watchlist',
  fromWatchlistNote: 'Movies that fit come first, then others.',
  backToMovies: (count: number) => `Back to your ${count === 1 ? 'movie' : `${count} movies`}`,
  genreCap: 'You can select up to 3 genres',
  answerConflicts: {
    companyGenre: (genres: readonly string[], partial: boolean) =>
      partial
        ? `Family Movie Night skips ${formatAndList(genres)}. Your other genres stay.`
        : `Family Movie Night skips ${formatAndList(genres)}, so nothing’s left. Change who’s watching, or go back for another genre.`,
    ratingGenre: (genre: string, needs: readonly string[], partial: boolean) =>
      partial
        ? `${genre} movies are usually rated ${formatOrList(needs)}, so they’re left out. Your other genres stay.`
        : `${genre} movies are usually rated ${formatOrList(needs)}, so nothing’s left. Allow ${formatOrList(needs)}, or go back for another genre.`,
    companyRating: (partial: boolean) =>
      partial
        ? 'Family Movie Night skips R. Your other ratings stay.'
        : 'Family Movie Night skips R, so nothing’s left. Allow G, PG or PG-13, or go back and change who’s watching.',
    familyTeens: 'On Family Movie Night, PG-13 movies come from Family and Animation only.',
  },
} as const;
