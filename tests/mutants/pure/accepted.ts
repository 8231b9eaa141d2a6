/** A change of a line that no test notices, with the reason why none could or should. */
export interface AcceptedMutant {
  /** Relative to the project. */
  readonly file: string;
  /** What stands there, white space as one blank. */
  readonly find: string;
  /** What it was changed into, white space as one blank; the beginning of it where it is long. */
  readonly replace: string;
  readonly reason: string;
}

const FIELD = 'src/data/tmdb/parse/field.ts';
const IMPORT = 'src/domain/import';
const RECOMMEND = 'src/domain/recommend';

/** 'Alike' says that the change changes nothing that anybody could see. */
export const ACCEPTED: readonly AcceptedMutant[] = [
  {
    file: FIELD,
    find: "typeof value === 'number'",
    replace: 'true',
    reason: 'Alike: what follows is false of anything but a number; the comparison tells the type.',
  },
  { file: FIELD, find: "''", replace: '"Stryker was here!"', reason: 'Alike: the text is no day either.' },
  {
    file: `${IMPORT}/csv-films.ts`,
    find: '[]',
    replace: '["Stryker was here"]',
    reason: 'Alike: no column that is looked for has that name.',
  },
  {
    file: `${IMPORT}/imported-film.ts`,
    find: '(mark.at ?? -1) > (before.at ?? -1)',
    replace: '(mark.at ?? -1) >= (before.at ?? -1)',
    reason: 'Alike: of two marks of one time it is the same which one is kept.',
  },
  {
    file: `${IMPORT}/wishes.ts`,
    find: '{ at: ratedAt }',
    replace: '{}',
    reason: 'Alike: a favorite without a time has that of its rating anyway; the type asks for one.',
  },
  {
    file: `${IMPORT}/wishes.ts`,
    find: '[]',
    replace: '["Stryker was here"]',
    reason: 'Alike: no film has a name that is made so.',
  },
  {
    file: 'src/domain/marks/sync-failure.ts',
    find: 'code !== null',
    replace: 'true',
    reason: 'Alike: null as a text does not begin so; the comparison tells the type.',
  },
  {
    file: 'src/domain/marks/server-time.ts',
    find: "typeof value !== 'string'",
    replace: 'false',
    reason: 'Alike: no other value is written so; the comparison tells the type.',
  },
  {
    file: 'src/data/tmdb/parse/parse-film-details.ts',
    find: '!isRecord(body) || facts === null',
    replace: '!isRecord(body) && facts === null',
    reason: 'Alike: there are facts of a record, always and only; the comparison tells the type.',
  },
  {
    file: 'src/data/tmdb/parse/parse-film-details.ts',
    find: 'facts === null',
    replace: 'false',
    reason: 'Alike: there are facts of a record, always and only; the comparison tells the type.',
  },
  {
    file: 'src/data/tmdb/parse/parse-film-facts.ts',
    find: '[]',
    replace: '["Stryker was here"]',
    reason: 'Alike: a text among videos or releases has no kind and is passed over.',
  },
  {
    file: `${RECOMMEND}/candidate-rules.ts`,
    find: '() => false',
    replace: '() => undefined',
    reason: 'Alike: a filter asks no more than whether it is true.',
  },
  {
    file: `${RECOMMEND}/candidate-score.ts`,
    find: 'wanted.length === 0',
    replace: 'false',
    reason:
      'Out of reach: every mood has genres; what stands there keeps a mood without one from a score that is no number.',
  },
  {
    file: `${RECOMMEND}/choices-met.ts`,
    find: '[]',
    replace: '["Stryker was here"]',
    reason: 'Alike: no theme has that name.',
  },
  {
    file: `${RECOMMEND}/reasons.ts`,
    find: '[]',
    replace: '["Stryker was here"]',
    reason: 'Alike: no keyword has that name.',
  },
  {
    file: `${RECOMMEND}/decade-mix.ts`,
    find: 'ERAS.map((era) => open.find(({ year }) => eraOf(year) === era)).filter( (film) => film !== undefined, )',
    replace: 'ERAS.map(',
    reason: 'Alike: sorting puts what is undefined last; the filter tells the type.',
  },
  {
    file: `${RECOMMEND}/decade-mix.ts`,
    find: 'film !== undefined',
    replace: 'true',
    reason: 'Alike: sorting puts what is undefined last; the filter tells the type.',
  },
  {
    file: `${RECOMMEND}/recommend.ts`,
    find: 'a.candidate.id - b.candidate.id',
    replace: 'a.candidate.id + b.candidate.id',
    reason: 'A limit of proof: two films score alike only where their draws are the same number.',
  },
  {
    file: `${RECOMMEND}/discover-plan.ts`,
    find: 'only !== undefined',
    replace: 'true',
    reason: 'Alike: of one genre there is a first; the comparison tells the type.',
  },
  {
    file: `${RECOMMEND}/unread-pages.ts`,
    find: 'narrow.releasedFrom !== null',
    replace: 'true',
    reason: 'Alike: null is not behind any day; the comparison tells the type.',
  },
  {
    file: 'src/words/format/locale.ts',
    find: '[]',
    replace: '["Stryker was here"]',
    reason: 'Alike: no language has that name.',
  },
  {
    file: 'src/words/sentences/site-sections.ts',
    find: "''",
    replace: '"Stryker was here!"',
    reason: 'Out of reach: a test holds that every link has a name.',
  },
];
