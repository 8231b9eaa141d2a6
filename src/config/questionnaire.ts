import { GENRE } from './genres';
import { DAY_MS } from './time';

/** The questionnaire's options, in the order of the specification, sections 2 and 5. */
export const MOODS = ['happy', 'relaxed', 'tense', 'sad', 'lonely', 'neutral'] as const;
export type Mood = (typeof MOODS)[number];

export const COMPANIES = ['solo', 'date', 'friends', 'family'] as const;
export type Company = (typeof COMPANIES)[number];

export const AGE_RATINGS = ['G', 'PG', 'PG-13', 'R'] as const;
export type AgeRating = (typeof AGE_RATINGS)[number];

/** Maximum runtimes to choose from, in minutes. Chosen: a short evening and a usual one. */
export const RUNTIME_LIMITS = [90, 120, 'none'] as const;
export type RuntimeLimit = (typeof RUNTIME_LIMITS)[number];

/** The TMDB genre of each questionnaire genre (reading 4 for those without one of their own). */
export const QUESTIONNAIRE_GENRES = {
  action: { id: GENRE.action },
  adventure: { id: GENRE.adventure },
  animation: { id: GENRE.animation },
  biography: { id: GENRE.history },
  comedy: { id: GENRE.comedy },
  crime: { id: GENRE.crime },
  documentary: { id: GENRE.documentary },
  drama: { id: GENRE.drama },
  family: { id: GENRE.family },
  fantasy: { id: GENRE.fantasy },
  history: { id: GENRE.history },
  horror: { id: GENRE.horror },
  indie: { id: GENRE.drama },
  musical: { id: GENRE.music },
  mystery: { id: GENRE.mystery },
  nature: { id: GENRE.documentary },
  romance: { id: GENRE.romance },
  science: { id: GENRE.documentary },
  scifi: { id: GENRE.scifi },
  thriller: { id: GENRE.thriller },
  // No mood offers these; a sentence can ask for them.
  war: { id: GENRE.war },
  western: { id: GENRE.western },
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

/** Maximum number of genres (specification, sections 5 and 9). */
export const GENRE_CAP = 3;

/** Moods for 'Surprise me', by the hour from which they apply. Chosen: light by day, everything in the evening. */
export const MOODS_BY_HOUR: readonly { readonly from: number; readonly moods: readonly Mood[] }[] = [
  { from: 0, moods: ['tense', 'lonely', 'relaxed'] },
  { from: 5, moods: ['happy', 'relaxed', 'neutral'] },
  { from: 12, moods: ['happy', 'neutral', 'tense'] },
  { from: 18, moods: MOODS },
  { from: 22, moods: ['tense', 'lonely', 'relaxed'] },
];
/**
 * Milliseconds for which a visitor's answers and results come back. Chosen: a killed tab or the next morning, but not
 * another evening, nor another person on a shared device.
 */
export const VISITOR_ANSWERS_TTL_MS = DAY_MS;
/** Number of genres for 'Surprise me'. Chosen. */
export const SURPRISE_GENRES = 2;
