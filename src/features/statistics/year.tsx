import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveQuery } from 'dexie-react-hooks';
import { Link, type Location, useLocation, useSearchParams } from 'react-router-dom';
import { SelectField } from '../../components/form/select-field';
import { SectionHeading } from '../../components/layout/headings';
import { VisuallyHidden } from '../../components/visually-hidden';
import { moviePath, YEAR_PARAMETER } from '../../config/routes';
import { DAY_MS } from '../../config/time';
import {
  bestRated,
  distributionOf,
  viewingYears,
  type WatchedDetails,
  watchedDetails,
  type YearStatistics,
  yearStatistics,
} from '../../domain/account/statistics';
import { readDiary, readRatings } from '../../db/diary';
import { newestMarkedIds, readListedCards } from '../../db/marks';
import type { ListedMovie } from '../../domain/lists/marked-list';
import { useMemberStore } from '../../hooks/member-provider';
import { formatCalendarDate, formatStarCount } from '../../i18n/diary-format';
import { createDateFormat, formatNumber, LOCALE } from '../../i18n/format';
import { ImageButton } from '../../marks/image-button';
import { DIARY } from '../../marks/messages';
import { STATISTICS } from './messages';
import { Column, DistributionTable, NumberCards, Part, Parts } from './watched-distribution';

/** A year of the member's diary with what the device knows of its movies. */
export interface DiaryYear extends YearStatistics {
  /** Years with a dated viewing, latest first. */
  readonly years: readonly number[];
  /** Number of watched movies without a date. */
  readonly undated: number;
  readonly movies: readonly ListedMovie[];
  readonly hours: WatchedDetails;
  readonly people: WatchedDetails;
  readonly best: ReturnType<typeof bestRated>;
}

/** The year in the URL, or the latest; undefined while loading, null without a dated viewing. */
export function useDiaryYear(): DiaryYear | null | undefined {
  const store = useMemberStore();
  const [parameters] = useSearchParams();
  const wanted = parameters.get(YEAR_PARAMETER);
  return useLiveQuery(async () => {
    if (!store) return null;
    const { database } = store;
    const viewings = await readDiary(database);
    const years = viewingYears(viewings, []).flatMap(([year]) => year ?? []);
    const year = years.find((one) => String(one) === wanted) ?? years[0];
    const statistics = year === undefined ? null : yearStatistics(viewings, year);
    if (statistics === null) return null;
    const { movieIds } = statistics;
    const dated = new Set(viewings.flatMap(({ movieId, watchedOn }) => (watchedOn === null ? [] : [movieId])));
    const watched = await newestMarkedIds(database, 'watched');
    const cards = await readListedCards(database, movieIds);
    const rows = await database.details.bulkGet([...movieIds]);
    const details = new Map(rows.flatMap((row) => (row ? [[row.id, row.details] as const] : [])));
    return {
      ...statistics,
      years,
      undated: watched.filter((id) => !dated.has(id)).length,
      movies: movieIds.map((id) => ({ id, card: cards.get(id) ?? null })),
      // Whoever watches a movie twice spends its hours twice, but has seen its people in one movie.
      hours: watchedDetails(statistics.viewings.flatMap(({ movieId }) => details.get(movieId) ?? [])),
      people: watchedDetails([...details.values()]),
      best: bestRated(movieIds, await readRatings(database)),
    };
  }, [store, wanted]);
}

const monthName = createDateFormat(LOCALE, { month: 'short' });

const Highlights = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    '& dt, & span': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});
const Note = chakra('p', { base: { marginTop: '4', color: 'fg.muted', fontSize: 'sm' } });
const Section = chakra('section', { base: { marginBottom: '10' } });
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '3',
    marginBottom: '4',
    '& > :first-child': { width: '12rem' },
  },
});

/** What the member watched in one year, which can be chosen. */
export function YearSection(shown: DiaryYear) {
  const { year, years, undated, viewings, movieIds, days, streak, movies, hours, people, best } = shown;
  const [parameters, setParameters] = useSearchParams();
  const location: Location<unknown> = useLocation();
  const [first, last] = [viewings[0], viewings.at(-1)];
  const hoursSeen = Math.round(hours.minutes / 60);
  const titles = new Map(movies.map(({ id, card }) => [id, card?.title]));
  const titleOf = (id: number) => titles.get(id) ?? STATISTICS.unnamed;
  return (
    <Section aria-label={STATISTICS.yourYear}>
      <SectionHeading title={STATISTICS.yourYear} />
      <Head>
        <SelectField
          label={STATISTICS.year}
          value={parameters.get(YEAR_PARAMETER) ?? String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(chosen) => setParameters({ [YEAR_PARAMETER]: chosen }, { replace: true, state: location.state })}
        />
        <ImageButton
          ids={[...new Set([...best.map(([id]) => id), ...movieIds.toReversed()])]}
          title={STATISTICS.imageTitle(year)}
          heading={STATISTICS.imageHeading(year)}
          note={STATISTICS.imageNote(movieIds.length, days.size, hours.timed === viewings.length ? hoursSeen : null)}
          file={`matinee-${year}.png`}
        />
      </Head>
      <NumberCards
        numbers={[
          [STATISTICS.moviesIn(year), movieIds.length],
          [STATISTICS.hoursIn(year), hours.timed === 0 ? STATISTICS.unknown : hoursSeen],
          [STATISTICS.evenings, days.size],
          [STATISTICS.streak, STATISTICS.days(streak)],
        ]}
      />
      <Parts>
        <Column>
          <Part title={STATISTICS.highlights}>
            <Highlights>
              {[
                ...(first ? [[STATISTICS.first, first.movieId, formatCalendarDate(first.watchedOn)] as const] : []),
                ...(last ? [[STATISTICS.last, last.movieId, formatCalendarDate(last.watchedOn)] as const] : []),
                ...best.map(
                  ([id, rating]) => [STATISTICS.bestRated, id, DIARY.stars(formatStarCount(rating))] as const,
                ),
              ].map(([name, id, note]) => (
                <div key={`${name}${id}`}>
                  <dt>{name}</dt>
                  <dd>
                    <Link to={moviePath(id)} dir="auto">
                      {titleOf(id)}
                    </Link>
                    <span>{note}</span>
                  </dd>
                </div>
              ))}
            </Highlights>
            {viewings.length > movieIds.length && <Note>{STATISTICS.viewings(viewings.length)}</Note>}
          </Part>
          <Part title={STATISTICS.byMonth}>
            <Calendar year={year} days={days} />
          </Part>
        </Column>
        <Column>
          <Part title={STATISTICS.genresIn(year)}>
            <DistributionTable
              column={STATISTICS.genre}
              shares={distributionOf(movies).genres}
              nameOf={(genre) => genre}
              note={STATISTICS.eachGenre}
            />
          </Part>
          {people.directors.length > 0 && (
            <Part title={STATISTICS.directorsIn(year)}>
              <DistributionTable column={STATISTICS.director} shares={people.directors} nameOf={(name) => name} />
            </Part>
          )}
          {people.actors.length > 0 && (
            <Part title={STATISTICS.actorsIn(year)}>
              <DistributionTable column={STATISTICS.actor} shares={people.actors} nameOf={(name) => name} />
            </Part>
          )}
        </Column>
      </Parts>
      {people.timed > 0 && people.timed < movieIds.length && (
        <Note>{STATISTICS.hoursOf(people.timed, movieIds.length)}</Note>
      )}
      {undated > 0 && <Note>{STATISTICS.undated(undated)}</Note>}
    </Section>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { width: '1px', paddingRight: '2', fontWeight: 'normal', textAlign: 'start' },
    '& td:last-child': { width: '1px', paddingLeft: '2', textAlign: 'end' },
    '& div': { display: 'grid', gridTemplateColumns: 'repeat(31, minmax(0, 1fr))', gap: '1px' },
    '& i': { height: '4', borderRadius: '2px', bg: 'bg.sunken', forcedColorAdjust: 'none' },
    '& i[data-seen]': { bg: 'accent.text' },
  },
});

/** When a month begins in UTC, in ms since the epoch. Unlike `Date.UTC`, it takes a year before 100 as it is. */
const startOf = (year: number, month: number) => new Date(0).setUTCFullYear(year, month, 1);

/** The days of a year, a row per month; read aloud as the number of viewings per month. */
function Calendar({ year, days }: { readonly year: number; readonly days: YearStatistics['days'] }) {
  const months = Array.from({ length: 12 }, (_, month) => {
    const start = startOf(year, month);
    const length = (startOf(year, month + 1) - start) / DAY_MS;
    const counts = Array.from(
      { length },
      (_, day) => days.get(new Date(start + day * DAY_MS).toISOString().slice(0, 10)) ?? 0,
    );
    return { name: monthName(start, 'UTC'), counts, times: counts.reduce((sum, count) => sum + count, 0) };
  });
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{STATISTICS.month}</VisuallyHidden>
          </th>
          <td aria-hidden="true" />
          <th scope="col">
            <VisuallyHidden>{STATISTICS.times}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ name, counts, times }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td aria-hidden="true">
              <div>
                {counts.map((count, day) => (
                  <i key={day} data-seen={count > 0 ? '' : undefined} />
                ))}
              </div>
            </td>
            <td>{formatNumber(times)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
