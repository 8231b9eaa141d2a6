/** The questionnaire's options, in the order and wording of the specification, sections 2 and 5. */
export const MOODS = {
  happy: 'Happy & Upbeat',
  relaxed: 'Chill & Relaxed',
  tense: 'Tense & Excited',
  sad: 'Sad & Emotional',
  lonely: 'Introspective & Lonely',
  neutral: 'Neutral & Curious',
} as const;
export type Mood = keyof typeof MOODS;

export const COMPANIES = {
  solo: 'Just Me',
  date: 'Date Night',
  friends: 'With Friends',
  family: 'Family Movie Night',
} as const;
export type Company = keyof typeof COMPANIES;

export const AGE_RATINGS = ['G', 'PG', 'PG-13', 'R'] as const;
export type AgeRating = (typeof AGE_RATINGS)[number];

/** A questionnaire genre: its label, and the movie database's id that stands for it (reading 4 for those without one). */
export const QUESTIONNAIRE_GENRES = {
  action: { label: 'Action', id: 28 },
  adventure: { label: 'Adventure', id: 12 },
  animation: { label: 'Animation', id: 16 },
  biography: { label: 'Biography', id: 36 },
  comedy: { label: 'Comedy', id: 35 },
  crime: { label: 'Crime', id: 80 },
  documentary: { label: 'Documentary', id: 99 },
  drama: { label: 'Drama', id: 18 },
  family: { label: 'Family', id: 10751 },
  fantasy: { label: 'Fantasy', id: 14 },
  history: { label: 'History', id: 36 },
  horror: { label: 'Horror', id: 27 },
  indie: { label: 'Indie', id: 18 },
  musical: { label: 'Musical', id: 10402 },
  mystery: { label: 'Mystery', id: 9648 },
  nature: { label: 'Nature', id: 99 },
  romance: { label: 'Romance', id: 10749 },
  science: { label: 'Science', id: 99 },
  scifi: { label: 'Sci-Fi', id: 878 },
  thriller: { label: 'Thriller', id: 53 },
} as const;
export type GenreChoice = keyof typeof QUESTIONNAIRE_GENRES;

/** Genres offered for each mood (specification, section 5). */
export const GENRES_BY_MOOD: Record<Mood, readonly GenreChoice[]> = {
  happy: ['action', 'adventure', 'animation', 'musical', 'fantasy', 'family', 'comedy', 'romance'],
  relaxed: ['drama', 'romance', 'documentary', 'indie', 'fantasy', 'comedy', 'animation', 'family'],
  tense: ['thriller', 'horror', 'mystery', 'crime', 'scifi', 'action', 'comedy', 'adventure'],
  sad: ['drama', 'romance', 'indie', 'biography', 'comedy', 'musical'],
  lonely: ['drama', 'indie', 'adventure', 'scifi', 'comedy', 'romance'],
  neutral: ['documentary', 'history', 'biography', 'science', 'nature', 'comedy', 'drama'],
};

/** Offered when the mood is unknown (specification, section 5). */
export const GENRES_FOR_UNKNOWN_MOOD: readonly GenreChoice[] = ['comedy'];

/** At most this many genres (specification, sections 5 and 9). */
export const GENRE_CAP = 3;
