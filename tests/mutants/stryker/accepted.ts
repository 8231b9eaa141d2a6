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
    reason: 'Alike: the next condition is false for anything but a number; this one narrows the type.',
  },
  {
    file: 'src/domain/values/fields.ts',
    in: 'idOf',
    mutator: 'ConditionalExpression',
    reason: 'Alike: the next condition is false for anything but a number; this one narrows the type.',
  },
  {
    file: 'src/domain/values/fields.ts',
    in: 'textOf',
    mutator: 'StringLiteral',
    reason: 'Alike: the text is not a day either.',
  },
  {
    file: 'src/domain/values/fields.ts',
    in: 'dateOf',
    mutator: 'StringLiteral',
    reason: 'Alike: the text is not a day either.',
  },
  {
    file: 'src/domain/import/csv-movies.ts',
    in: 'readTable',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no column that is searched for has that name.',
  },
  {
    file: 'src/domain/import/merge-files.ts',
    in: 'laterMarks',
    mutator: 'EqualityOperator',
    reason: 'Alike: for two marks with the same time, it does not matter which one stays.',
  },
  {
    file: 'src/domain/import/planned-movie.ts',
    in: 'plannedMovie',
    mutator: 'ObjectLiteral',
    reason: 'Alike: a favorite without a time has that of its rating anyway; the type requires one.',
  },
  {
    file: 'src/domain/import/planned-movie.ts',
    in: 'plannedMovie',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no movie has a name of that form.',
  },
  {
    file: 'src/domain/import/planned-movie.ts',
    in: 'markedBy',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no movie has a name of that form.',
  },
  {
    file: 'src/domain/marks/sync-error.ts',
    in: 'serverSyncError',
    mutator: 'ConditionalExpression',
    reason: 'Alike: null as a string does not begin like this; the comparison narrows the type.',
  },
  {
    file: 'src/domain/marks/timestamp.ts',
    in: 'serverTime',
    mutator: 'ConditionalExpression',
    reason: 'Alike: no other value is written like this; the comparison narrows the type.',
  },
  {
    file: 'src/api/tmdb/parse-details.ts',
    in: 'parseMovieDetails',
    mutator: 'LogicalOperator',
    reason: 'Alike: there is metadata exactly when there is a record; the comparison narrows the type.',
  },
  {
    file: 'src/api/tmdb/parse-details.ts',
    in: 'parseMovieDetails',
    mutator: 'ConditionalExpression',
    reason: 'Alike: there is metadata exactly when there is a record; the comparison narrows the type.',
  },
  {
    file: 'src/api/tmdb/parse-metadata.ts',
    in: 'parseMovieMetadata',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: a string among videos or releases has no kind and is skipped.',
  },
  {
    file: 'src/domain/recommend/recommend.ts',
    in: 'candidateRule',
    mutator: 'ArrowFunction',
    reason: 'Alike: a filter only needs a truthy value.',
  },
  {
    file: 'src/domain/recommend/recommend.ts',
    in: 'shareOf',
    mutator: 'ConditionalExpression',
    reason: 'Out of reach: every mood has genres; the guard keeps a mood without genres from a score of NaN.',
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
    reason: 'Alike: sorting puts undefined last; the filter narrows the type.',
  },
  {
    file: 'src/domain/recommend/mix-eras.ts',
    in: 'mixEras',
    mutator: 'ConditionalExpression',
    reason: 'Alike: sorting puts undefined last; the filter narrows the type.',
  },
  {
    file: 'src/domain/recommend/recommend.ts',
    in: 'recommend',
    mutator: 'ArithmeticOperator',
    reason: 'Out of reach: two movies have the same score only where their random numbers are equal.',
  },
  {
    file: 'src/domain/recommend/discover-plan.ts',
    in: 'discoverPlan',
    mutator: 'ConditionalExpression',
    reason: 'Alike: a single genre is the first one; the comparison narrows the type.',
  },
  {
    file: 'src/domain/recommend/remaining-pages.ts',
    in: 'isWithin',
    mutator: 'ConditionalExpression',
    reason: 'Alike: null is not later than any day; the comparison narrows the type.',
  },
  {
    file: 'src/i18n/format.ts',
    in: 'LOCALE',
    mutator: 'ArrayDeclaration',
    reason: 'Alike: no language has that name.',
  },
  {
    file: 'src/i18n/site-sections.ts',
    in: 'siteLinks',
    mutator: 'StringLiteral',
    reason: 'Out of reach: a test ensures that every link has a name.',
  },
];
