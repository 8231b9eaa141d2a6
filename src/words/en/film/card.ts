export const CARD = {
  placeholder: 'No poster',
  rated: (rating: string) => `Rated ${rating}`,
  rank: (rank: number) => `Rank ${rank}`,
  genres: 'Genres',
  posterOf: (title: string) => `Poster of ${title}`,
  noDescription: 'No description available',
  watched: 'Watched',
} as const;
