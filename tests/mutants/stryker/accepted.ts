/** Mutants that no test notices, with the reason why none could or should. */
export interface AcceptedMutant {
  /** Relative to the project. */
  readonly file: string;
  /** Name of the declaration. */
  readonly in: string;
  /** StrykerJS's name for the kind of change. */
  readonly mutator: string;
  readonly reason: string;
}

/** 'Alike' means that nobody could see a difference. */
export const ACCEPTED: readonly AcceptedMutant[] = [
  {
    file: 'src/domain/values/fields.ts',
    in: 'numberOf',
    mutator: 'ConditionalExpression',
    reason: 'Alike: what follows is false of anything but a number; the comparison tells the type.',
  },
  {
    file: 'src/domain/values/fields.ts',
    in: 'idOf',
    mutator: 'ConditionalExpression',
    reason: 'Alike: what follows is false of anything but a number; the comparison tells the type.',
  },
  {
    file: 'src/domain/values/fields.ts',
    in: 'textOf',
    mutator: 'StringLiteral',
    reason: 'Alike: the text is no day either.',
  },
  {
    file: 'src/domain/values/fields.ts',
    in: 'dateOf',
    mutator: 'StringLiteral',
    reason: 'Alike: the text is no day either.',
  },
  {
    file: 'src/domain/import/csv-movies.ts',
    in: 'readTable',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no column that is looked for has that name.',
  },
  {
    file: 'src/domain/import/import-row.ts',
    in: 'laterMarks',
    mutator: 'EqualityOperator',
    reason: 'Alike: of two marks of one time it is the same which one is kept.',
  },
  {
    file: 'src/domain/import/planned-marks.ts',
    in: 'plannedMarks',
    mutator: 'ObjectLiteral',
    reason: 'Alike: a favorite without a time has that of its rating anyway; the type asks for one.',
  },
  {
    file: 'src/domain/import/planned-marks.ts',
    in: 'plannedMarks',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no movie has a name that is made so.',
  },
  {
    file: 'src/domain/import/planned-marks.ts',
    in: 'markedBy',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no movie has a name that is made so.',
  },
  {
    file: 'src/domain/marks/sync-error.ts',
    in: 'serverSyncError',
    mutator: 'ConditionalExpression',
    reason: 'Alike: null as a text does not begin so; the comparison tells the type.',
  },
  {
    file: 'src/domain/marks/timestamp.ts',
    in: 'serverTime',
    mutator: 'ConditionalExpression',
    reason: 'Alike: no other value is written so; the comparison tells the type.',
  },
  {
    file: 'src/api/tmdb/parse-details.ts',
    in: 'parseMovieDetails',
    mutator: 'LogicalOperator',
    reason: 'Alike: there are facts of a record, always and only; the comparison tells the type.',
  },
  {
    file: 'src/api/tmdb/parse-details.ts',
    in: 'parseMovieDetails',
    mutator: 'ConditionalExpression',
    reason: 'Alike: there are facts of a record, always and only; the comparison tells the type.',
  },
  {
    file: 'src/api/tmdb/parse-metadata.ts',
    in: 'parseMovieMetadata',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: a text among videos or releases has no kind and is passed over.',
  },
  {
    file: 'src/domain/recommend/recommend.ts',
    in: 'candidateRule',
    mutator: 'ArrowFunction',
    reason: 'Alike: a filter asks no more than whether it is true.',
  },
  {
    file: 'src/domain/recommend/recommend.ts',
    in: 'shareOf',
    mutator: 'ConditionalExpression',
    reason:
      'Out of reach: every mood has genres; what stands there keeps a mood without one from a score that is no number.',
  },
  {
    file: 'src/domain/recommend/genre-quotas.ts',
    in: 'matchedGenres',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no theme has that name.',
  },
  {
    file: 'src/domain/recommend/reasons.ts',
    in: 'NO_PROOF',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no keyword has that name.',
  },
  {
    file: 'src/domain/recommend/reasons.ts',
    in: 'reasonsFor',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no keyword has that name.',
  },
  {
    file: 'src/domain/recommend/mix-eras.ts',
    in: 'mixEras',
    mutator: 'MethodExpression',
    reason: 'Alike: sorting puts what is undefined last; the filter tells the type.',
  },
  {
    file: 'src/domain/recommend/mix-eras.ts',
    in: 'mixEras',
    mutator: 'ConditionalExpression',
    reason: 'Alike: sorting puts what is undefined last; the filter tells the type.',
  },
  {
    file: 'src/domain/recommend/recommend.ts',
    in: 'recommend',
    mutator: 'ArithmeticOperator',
    reason: 'A limit of proof: two movies score alike only where their draws are the same number.',
  },
  {
    file: 'src/domain/recommend/discover-plan.ts',
    in: 'discoverPlan',
    mutator: 'ConditionalExpression',
    reason: 'Alike: of one genre there is a first; the comparison tells the type.',
  },
  {
    file: 'src/domain/recommend/remaining-pages.ts',
    in: 'isWithin',
    mutator: 'ConditionalExpression',
    reason: 'Alike: null is not behind any day; the comparison tells the type.',
  },
  {
    file: 'src/i18n/locale.ts',
    in: 'LOCALE',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no language has that name.',
  },
  {
    file: 'src/i18n/site-sections.ts',
    in: 'siteLinks',
    mutator: 'StringLiteral',
    reason: 'Out of reach: a test holds that every link has a name.',
  },
];
