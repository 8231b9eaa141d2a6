import type { Company, GenreChoice, Mood } from '../../../config/recommend/questionnaire-choices';

/** The questionnaire's options, as the specification words them (section 2). */
export const CHOICES = {
  mood: {
    happy: 'Happy & Upbeat',
    relaxed: 'Chill & Relaxed',
    tense: 'Tense & Excited',
    sad: 'Sad & Emotional',
    lonely: 'Introspective & Lonely',
    neutral: 'Neutral & Curious',
  } satisfies Record<Mood, string>,
  company: {
    solo: 'Just Me',
    date: 'Date Night',
    friends: 'With Friends',
    family: 'Family Movie Night',
  } satisfies Record<Company, string>,
  genre: {
    action: 'Action',
    adventure: 'Adventure',
    animation: 'Animation',
    biography: 'Biography',
    comedy: 'Comedy',
    crime: 'Crime',
    documentary: 'Documentary',
    drama: 'Drama',
    family: 'Family',
    fantasy: 'Fantasy',
    history: 'History',
    horror: 'Horror',
    indie: 'Indie',
    musical: 'Musical',
    mystery: 'Mystery',
    nature: 'Nature',
    romance: 'Romance',
    science: 'Science',
    scifi: 'Sci-Fi',
    thriller: 'Thriller',
  } satisfies Record<GenreChoice, string>,
} as const;
