import { inFile, type Mutation } from '../mutation';

/** Mutations of the questionnaire and its results. */
export const QUESTIONNAIRE_MUTATIONS: readonly Mutation[] = [
  ...inFile(
    'src/features/questionnaire/use-recommendations.ts',
    'tests/unit/features/collection/recorded-search.test.tsx',
    [
      ['', 'useRecommendations', 'hasRead()', 'true'],
      ['STATE-05', 'recordResults', 'sessionImpressions.add()'],
    ],
  ),
  ...inFile(
    'src/features/questionnaire/use-recommendations.ts',
    'tests/unit/features/collection/refused-search.test.tsx',
    [['', 'useRecommendations', 'setState() #7']],
  ),
  ...inFile(
    'src/features/questionnaire/search-error-message.ts',
    'tests/unit/features/questionnaire/search-error-message.test.ts',
    [['ERR-18 ERR-19', 'searchErrorMessage', 'RESULTS.noneLeft', "''"]],
  ),
  ...inFile('src/features/questionnaire/questionnaire.tsx', 'tests/e2e/shell/error-messages.spec.ts', [
    ['STATE-04', 'Questionnaire', 'toasts.show() #1'],
  ]),
  ...inFile('src/features/questionnaire/questionnaire.tsx', 'tests/e2e/shell/layout-shift.spec.ts', [
    ['', 'Questionnaire', 'style='],
  ]),
  ...inFile('src/features/questionnaire/questionnaire.tsx', 'tests/e2e/sync/main-journey.spec.ts', [
    ['ERR-52', 'Questionnaire', 'FOUND.announcement', "''"],
    ['STATE-04', 'Questionnaire', 'onFound()'],
  ]),
  ...inFile(
    'src/features/questionnaire/questionnaire.tsx',
    'tests/unit/features/questionnaire/questionnaire.test.tsx',
    [
      ['', 'Questionnaire', 'limited #1', 'false'],
      ['QUIZ-08', 'Questionnaire', 'results.onOpen()'],
      ['', 'Questionnaire', 'toasts.show() #2'],
      ['', 'Questionnaire', 'toasts.dismiss()'],
      ['QUIZ-14', 'Questionnaire', 'results.onClose()'],
      ['QUIZ-07', 'Questionnaire', '<Spinner>'],
      ['QUIZ-04', 'Questionnaire', 'form.back #1', 'false'],
      ['QUIZ-06', 'Questionnaire', 'disabled=', 'false'],
    ],
  ),
  ...inFile('src/features/questionnaire/step-fields.tsx', 'tests/unit/features/questionnaire/questionnaire.test.tsx', [
    ['QUIZ-16', 'COMPANY_CHOICES', 'COMPANIES', '[]'],
    ['QUIZ-15', 'choices', 'label:', "''"],
    ['QUIZ-18 QUIZ-19', 'FIELDS', 'draft.mood #2', "'happy'"],
    ['QUIZ-02', 'FIELDS', 'ageFiltering #2', "'no'"],
    ['QUIZ-01', 'StepFields', 'step', "'mood'"],
  ]),
  ...inFile('src/features/questionnaire/step-fields.tsx', 'tests/unit/features/questionnaire/step-fields.test.tsx', [
    ['ERR-40', 'FIELDS', 'hint='],
    ['ERR-41', 'FIELDS', "'genre-cap'", 'false'],
  ]),
  ...inFile(
    'src/features/questionnaire/use-questionnaire.ts',
    'tests/unit/features/questionnaire/questionnaire.test.tsx',
    [
      ['QUIZ-03', 'useQuestionnaire', 'onComplete() #1'],
      ['QUIZ-05', 'useQuestionnaire', 'isLastStep()', 'true'],
      ['QUIZ-04', 'useQuestionnaire', 'before #2', "'mood'"],
    ],
  ),
  ...inFile('src/components/form/choices.tsx', 'tests/e2e/layout/member.spec.ts', [['', 'Card', 'flexWrap:']]),
  ...inFile('src/components/dialog/carousel.tsx', 'tests/e2e/sync/main-journey.spec.ts', [
    ['QUIZ-09', 'Carousel', 'useCarouselKeys()'],
    ['QUIZ-09', 'Carousel', 'goTo() #2'],
  ]),
];
