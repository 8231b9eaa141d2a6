import type { Company, GenreChoice, Mood, RuntimeLimit } from '../../config/questionnaire';
import type { QuestionnaireStep } from '../../domain/questionnaire/answers';

/** The questionnaire: option texts from the specification (section 2), our own questions. */
export const CHOICES = {
  question: {
    mood: 'How are you feeling?',
    genre: 'What are you in the mood for?',
    company: 'Who are you watching with?',
    age: 'Set an age limit?',
    rating: 'Which ratings are OK?',
  } satisfies Record<QuestionnaireStep, string>,
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
  age: { yes: 'Yes', no: 'No' },
  time: { 90: '90 minutes', 120: '120 minutes', none: 'All night' } satisfies Record<RuntimeLimit, string>,
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
    war: 'War',
    western: 'Western',
  } satisfies Record<GenreChoice, string>,
} as const;

/** The heading of the movies found. On its own, because the landing screen's demo shows it too. */
export const FOUND = {
  title: 'Your Personalized Recommendations',
  announcement: "We've found some perfect matches for you!",
} as const;
