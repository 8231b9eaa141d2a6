import { useMemo } from 'react';
import { LIST_PARAMETERS, ROUTES } from '../../config/routes';
import { STATISTICS } from '../../words/en/account/statistics';
import { useListedMovies, useMarkedIds } from '../../marks/use-marked-movies';
import { movieSpread } from '../../domain/account/statistics';
import { Part, Parts } from './part';
import { SpreadTable } from './spread-table';

const watchedWith = (parameter: string, value: string) =>
  `${ROUTES.watched}?${new URLSearchParams({ [parameter]: value }).toString()}`;

/** What the member has watched, by decade and by genre; nothing until the device has read it, and nothing of nothing. */
export function WatchedSpread() {
  const movies = useListedMovies(useMarkedIds('watched'));
  const spread = useMemo(() => movies && movieSpread(movies), [movies]);
  if (!spread || movies?.length === 0) return null;
  return (
    <Parts>
      <Part title={STATISTICS.byDecade}>
        <SpreadTable
          column={STATISTICS.decade}
          shares={spread.decades}
          nameOf={STATISTICS.decadeOf}
          addressOf={(year) => watchedWith(LIST_PARAMETERS.decade, String(year))}
        />
      </Part>
      <Part title={STATISTICS.byGenre}>
        <SpreadTable
          column={STATISTICS.genre}
          shares={spread.genres}
          nameOf={(genre) => genre}
          addressOf={(genre) => watchedWith(LIST_PARAMETERS.genre, genre)}
          note={STATISTICS.eachGenre}
        />
      </Part>
    </Parts>
  );
}
