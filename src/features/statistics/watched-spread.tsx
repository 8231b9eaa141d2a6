import { useMemo } from 'react';
import { ROUTES } from '../../config/app/routes';
import { LIST_PARAMETERS } from '../../config/film/list-parameters';
import { STATISTICS } from '../../words/en/account/statistics';
import { useListedFilms } from '../../data/hooks/marks/use-listed-films';
import { useMarkedIds } from '../../data/hooks/marks/use-marked-ids';
import { filmSpread } from '../../domain/lists/film-spread';
import { Part, Parts } from './part';
import { SpreadTable } from './spread-table';

const watchedWith = (parameter: string, value: string) =>
  `${ROUTES.watched}?${new URLSearchParams({ [parameter]: value }).toString()}`;

/** What the member has watched, by decade and by genre; nothing until the device has read it, and nothing of nothing. */
export function WatchedSpread() {
  const films = useListedFilms(useMarkedIds('watched'));
  const spread = useMemo(() => films && filmSpread(films), [films]);
  if (!spread || films?.length === 0) return null;
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
