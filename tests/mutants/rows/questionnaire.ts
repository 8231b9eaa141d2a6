import type { Breakage } from '../breakage';

const SCREEN = 'src/features/questionnaire/questionnaire.tsx';
const FIELDS = 'src/features/questionnaire/step-fields.tsx';
const MOVES = 'src/features/questionnaire/use-questionnaire.ts';
const ANSWERS = 'src/domain/questionnaire/answers.ts';
const CHOICES = 'src/config/recommend/questionnaire-choices.ts';

const ON_SCREEN = ['tests/unit/questionnaire/questionnaire.test.tsx'];
const STEPS = ['tests/unit/recommend/questionnaire-steps.test.ts'];
const OFFERED = ['tests/unit/recommend/questionnaire-options.test.ts'];
const GIVEN = ['tests/unit/recommend/answers.test.ts'];
const STEP_FIELDS = ['tests/unit/questionnaire/step-fields.test.tsx'];
const SLIDE = ['tests/unit/results/result-slide.test.tsx'];

/** Breakages of the questionnaire and of what it found. */
export const QUESTIONNAIRE_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['QUIZ-01'],
    file: ANSWERS,
    find: "id: 'company', appears: always",
    replace: "id: 'company', appears: ({ ageFiltering }) => ageFiltering !== null",
    tests: STEPS,
  },
  {
    ids: ['QUIZ-01'],
    file: FIELDS,
    find: 'return FIELDS[step]({',
    replace: "return FIELDS[step === 'age' ? 'rating' : step]({",
    tests: ON_SCREEN,
  },
  { ids: ['QUIZ-02'], file: ANSWERS, find: "null : ageFiltering === 'yes'", replace: 'null : true', tests: STEPS },
  {
    ids: ['QUIZ-02'],
    file: FIELDS,
    find: 'chooseAgeFiltering(draft, ageFiltering)',
    replace: "chooseAgeFiltering(draft, 'no')",
    tests: ON_SCREEN,
  },
  {
    ids: ['QUIZ-03'],
    file: MOVES,
    find: 'if (answers) onComplete(answers);',
    replace: 'if (answers && answers.ageRatings.length > 0) onComplete(answers);',
    tests: ON_SCREEN,
  },
  {
    ids: ['QUIZ-04'],
    file: SCREEN,
    find: '{form.back ? (',
    replace: "{form.back && form.step !== 'rating' ? (",
    tests: ON_SCREEN,
  },
  {
    ids: ['QUIZ-04'],
    file: MOVES,
    find: '(() => setStep(before))',
    replace: "(() => setStep('mood'))",
    tests: ON_SCREEN,
  },
  { ids: ['QUIZ-05'], file: SCREEN, find: '{form.last ?', replace: "{form.step === 'rating' ?", tests: ON_SCREEN },
  {
    ids: ['QUIZ-05'],
    file: MOVES,
    find: 'last: isLastStep(step, draft)',
    replace: "last: step === 'age' || isLastStep(step, draft)",
    tests: ON_SCREEN,
  },
  { ids: ['QUIZ-06'], file: SCREEN, find: 'disabled={!form.ready}', replace: 'disabled={false}', tests: ON_SCREEN },
  {
    ids: ['QUIZ-06'],
    file: ANSWERS,
    find: 'fields[field].length > 0',
    replace: 'fields[field].length >= 0',
    tests: STEPS,
  },
  {
    ids: ['QUIZ-07'],
    file: SCREEN,
    find: '<Spinner label={QUESTIONNAIRE.searching} />',
    replace: '',
    tests: ON_SCREEN,
  },
  { ids: ['QUIZ-08'], file: SCREEN, find: 'results.onOpen();', replace: '', tests: ON_SCREEN },
  { ids: ['QUIZ-10'], file: 'src/ui/film/result-slide.tsx', find: ' outOfTen />', replace: ' />', tests: SLIDE },
  {
    ids: ['QUIZ-10'],
    file: 'src/ui/film/result-slide.tsx',
    find: 'items={film.genres}',
    replace: 'items={film.streamingOn}',
    tests: SLIDE,
  },
  {
    ids: ['QUIZ-11'],
    file: 'src/ui/film/result-slide.tsx',
    find: 'certification={film.certification}',
    replace: 'certification=""',
    tests: SLIDE,
  },
  {
    ids: ['QUIZ-11'],
    file: 'src/ui/film/facts/certification-badge.tsx',
    find: "certification === '') return",
    replace: "certification === '' && estimated) return",
    tests: SLIDE,
  },
  {
    ids: ['QUIZ-12'],
    file: 'src/ui/film/facts/services.tsx',
    find: '<span>{RESULTS.availableOn}</span>',
    replace: '',
    tests: SLIDE,
  },
  {
    ids: ['QUIZ-13'],
    file: 'src/ui/film/result-slide.tsx',
    find: 'onPress={onDetails}',
    replace: 'onPress={onTrailer}',
    tests: SLIDE,
  },
  { ids: ['QUIZ-14'], file: SCREEN, find: 'form.restart();', replace: '', tests: ON_SCREEN },
  { ids: ['QUIZ-14'], file: SCREEN, find: '    results.onClose();\n', replace: '', tests: ON_SCREEN },
  { ids: ['QUIZ-15'], file: FIELDS, find: 'label: labels[value],', replace: 'label: value,', tests: ON_SCREEN },
  {
    ids: ['QUIZ-15'],
    file: 'src/words/en/recommend/choices.ts',
    find: "'Sad & Emotional'",
    replace: "'Sad and Emotional'",
    tests: OFFERED,
  },
  {
    ids: ['QUIZ-16'],
    file: FIELDS,
    find: 'choices(COMPANIES, ',
    replace: 'choices(COMPANIES.slice(1), ',
    tests: ON_SCREEN,
  },
  {
    ids: ['QUIZ-17'],
    file: FIELDS,
    find: 'choices={AGE_RATINGS.map(',
    replace: 'choices={AGE_RATINGS.slice(0, 3).map(',
    tests: ON_SCREEN,
  },
  {
    ids: ['QUIZ-18'],
    file: CHOICES,
    find: "'comedy', 'animation', 'family'],",
    replace: "'comedy', 'animation'],",
    tests: OFFERED,
  },
  { ids: ['QUIZ-19'], file: CHOICES, find: "'comedy', 'musical'],", replace: "'comedy'],", tests: OFFERED },
  {
    ids: ['QUIZ-18', 'QUIZ-19'],
    file: FIELDS,
    find: 'genresOffered(draft.mood).map',
    replace: "genresOffered('happy').map",
    tests: ON_SCREEN,
  },
  {
    ids: ['QUIZ-20'],
    file: CHOICES,
    find: "readonly GenreChoice[] = ['comedy'];",
    replace: "readonly GenreChoice[] = ['comedy', 'drama'];",
    tests: GIVEN,
  },
  { ids: ['ERR-40'], file: FIELDS, find: 'hint={QUESTIONNAIRE.selectGenre}', replace: '', tests: STEP_FIELDS },
  {
    ids: ['ERR-41', 'VAL-01'],
    file: CHOICES,
    find: 'GENRE_CAP = 3',
    replace: 'GENRE_CAP = 4',
    tests: [...STEP_FIELDS, ...GIVEN],
  },
  {
    ids: ['ERR-41'],
    file: FIELDS,
    find: "toggled.error === 'genre-cap'",
    replace: "toggled.error === 'not-offered'",
    tests: STEP_FIELDS,
  },
  {
    ids: ['VAL-02'],
    file: 'src/domain/questionnaire/choose.ts',
    find: ': draft.ageRatings.includes(r))',
    replace: ': false)',
    tests: GIVEN,
  },
  {
    ids: ['ENT-20'],
    file: ANSWERS,
    find: ' || answered(draft)',
    replace: ' || answered !== null',
    tests: GIVEN,
  },
  {
    ids: [],
    file: 'src/features/questionnaire/questionnaire.tsx',
    find: 'return () => toasts.dismiss(told);',
    replace: '',
    tests: ['tests/unit/questionnaire/questionnaire.test.tsx'],
  },
  {
    ids: ['ERR-18', 'ERR-19'],
    file: 'src/features/questionnaire/failure-sentence.ts',
    find: "if (reason === 'none-left') return `${RESULTS.noneLeft}${where}`;",
    replace: "if (reason === 'none-left') return `${RESULTS.noneMatch}${where}`;",
    tests: ['tests/unit/questionnaire/failure-sentence.test.ts'],
  },
  {
    ids: ['ERR-19'],
    file: 'src/features/questionnaire/failure-sentence.ts',
    find: 'return `${RESULTS.noneMatch}${where}`;',
    replace: 'return `${RESULTS.noneLeft}${where}`;',
    tests: ['tests/unit/questionnaire/failure-sentence.test.ts'],
  },
  {
    ids: ['ERR-20'],
    file: 'src/words/en/recommend/results.ts',
    find: 'Something went wrong with our recommendation engine.',
    replace: 'Something went wrong.',
    tests: ['tests/unit/questionnaire/failure-sentence.test.ts'],
  },
];
