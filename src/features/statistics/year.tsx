import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { SelectField } from '../../components/form/select-field';
import { SectionHeading } from '../../components/layout/headings';
import { VisuallyHidden } from '../../components/visually-hidden';
import { moviePath, YEAR_PARAMETER } from '../../config/routes';
import { DAY_MS } from '../../config/time';
import {
  bestRated,
  distributionOf,
  watchedDetails,
  type YearStatistics,
  yearsOf,
  yearStatistics,
} from '../../domain/account/statistics';
import { readDiary, readRatings } from '../../db/diary';
import { useMemberStore } from '../../hooks/member-provider';
import { formatCalendarDate, formatStarCount } from '../../i18n/diary-format';
import { createDateFormat, formatNumber, LOCALE } from '../../i18n/format';
import { DIARY } from '../../i18n/messages/diary';
import { useListedMovies, useMarkedIds } from '../../marks/use-marked-movies';
import { STATISTICS } from './messages';
import { DistributionTable, NumberCards, Part, Parts } from './watched-distribution';

/** Reads the details and ratings of a year's movies; undefined while loading. */
function useYearDetails(viewings: YearStatistics['viewings'], movieIds: YearStatistics['movieIds']) {
  const store = useMemberStore();
  return useLiveQuery(async () => {
    if (!store) return undefined;
    const rows = await store.database.details.bulkGet([...movieIds]);
    const details = new Map(rows.flatMap((row) => (row ? [[row.id, row.details] as const] : [])));
    const ratings = await readRatings(store.database);
    return {
      // Whoever watches a movie twice spends its hours twice, but has seen its people in one movie.
      hours: watchedDetails(viewings.flatMap(({ movieId }) => details.get(movieId) ?? [])),
      people: watchedDetails([...details.values()]),
      best: bestRated(movieIds, ratings),
    };
  }, [store, viewings, movieIds]);
}

const monthName = createDateFormat(LOCALE, { month: 'short' });

const Column = chakra('div', { base: { display: 'grid', gap: '6' } });
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
      minHeight: '2.75rem',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});
const Note = chakra('p', { base: { marginTop: '4', color: 'fg.muted', fontSize: 'sm' } });
const Section = chakra('section', { base: { marginBottom: '10' } });
const Year = chakra('div', { base: { maxWidth: '12rem', marginBottom: '4' } });

/** A year of the member's diary, the latest at first; renders nothing without a dated viewing. */
export function YearSection() {
  const store = useMemberStore();
  const [parameters, setParameters] = useSearchParams();
  const watched = useMarkedIds('watched');
  const viewings = useLiveQuery(async () => (store ? readDiary(store.database) : undefined), [store]);
  const years = useMemo(() => yearsOf(viewings ?? []), [viewings]);
  const year = years.find((one) => String(one) === parameters.get(YEAR_PARAMETER)) ?? years[0];
  const statistics = useMemo(
    () => (viewings && year !== undefined ? yearStatistics(viewings, year) : null),
    [viewings, year],
  );
  if (!statistics || !viewings || !watched) return null;
  const dated = new Set(viewings.flatMap(({ movieId, watchedOn }) => (watchedOn === null ? [] : [movieId])));
  const undated = watched.filter((id) => !dated.has(id)).length;
  return (
    <Section aria-label={STATISTICS.yourYear}>
      <SectionHeading title={STATISTICS.yourYear} />
      <Year>
        <SelectField
          label={STATISTICS.year}
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(chosen) => setParameters({ [YEAR_PARAMETER]: chosen }, { replace: true })}
        />
      </Year>
      <OneYear key={year} {...statistics} />
      {undated > 0 && <Note>{STATISTICS.undated(undated)}</Note>}
    </Section>
  );
}

function OneYear({ year, viewings, movieIds, days, streak }: YearStatistics) {
  const movies = useListedMovies(movieIds);
  const details = useYearDetails(viewings, movieIds);
  const [first, last] = [viewings[0], viewings.at(-1)];
  if (!movies || !details || !first || !last) return null;
  const { hours, people, best } = details;
  const titles = new Map(movies.map(({ id, card }) => [id, card?.title]));
  const titleOf = (id: number) => titles.get(id) ?? STATISTICS.unnamed;
  const rewatches = viewings.length - movieIds.length;
  return (
    <>
      <NumberCards
        numbers={[
          [STATISTICS.moviesIn(year), movieIds.length],
          [STATISTICS.hoursIn(year), hours.timed === 0 ? STATISTICS.unknown : Math.round(hours.minutes / 60)],
          [STATISTICS.evenings, days.size],
          [STATISTICS.streak, STATISTICS.days(streak)],
        ]}
      />
      <Parts>
        <Column>
          <Part title={STATISTICS.highlights}>
            <Highlights>
              {[
                [STATISTICS.first, first.movieId, formatCalendarDate(first.watchedOn)] as const,
                [STATISTICS.last, last.movieId, formatCalendarDate(last.watchedOn)] as const,
                ...best.map(
                  ([id, rating]) => [STATISTICS.bestRated, id, DIARY.stars(formatStarCount(rating))] as const,
                ),
              ].map(([name, id, note]) => (
                <div key={`${name}${id}`}>
                  <dt>{name}</dt>
                  <dd>
                    <Link to={moviePath(id)}>{titleOf(id)}</Link>
                    <span>{note}</span>
                  </dd>
                </div>
              ))}
            </Highlights>
            {rewatches > 0 && <Note>{STATISTICS.rewatches(rewatches)}</Note>}
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
    </>
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

/** The days of a year, a row per month; read aloud as the number of movies per month. */
function Calendar({ year, days }: { readonly year: number; readonly days: YearStatistics['days'] }) {
  const months = Array.from({ length: 12 }, (_, month) => {
    const start = Date.UTC(year, month);
    const length = (Date.UTC(year, month + 1) - start) / DAY_MS;
    const counts = Array.from(
      { length },
      (_, day) => days.get(new Date(start + day * DAY_MS).toISOString().slice(0, 10)) ?? 0,
    );
    return { name: monthName(start, 'UTC'), counts, movies: counts.reduce((sum, count) => sum + count, 0) };
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
            <VisuallyHidden>{STATISTICS.movies}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ name, counts, movies }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td aria-hidden="true">
              <div>
                {counts.map((count, day) => (
                  <i key={day} data-seen={count > 0 ? '' : undefined} />
                ))}
              </div>
            </td>
            <td>{formatNumber(movies)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
