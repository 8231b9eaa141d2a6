import { chakra } from '@chakra-ui/react/styled-system';
import { useTasteShelves } from '../../data/hooks/taste/use-taste-shelves';
import { TASTE } from '../../i18n/messages/questionnaire';
import { MovieShelf, type ShelfActions } from '../../marks/movie-shelf';

const Shelves = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12', marginTop: '12' },
});
const Line = chakra('p', { base: { marginTop: '12', color: 'fg.muted', textAlign: 'center' } });

/** 'Because you liked': movies that go with the member's favorites, or what it takes to have them. */
export function TasteShelves(actions: ShelfActions) {
  const taste = useTasteShelves();
  if (taste === null) return null;
  if (taste.status === 'few') return <Line>{TASTE.few}</Line>;
  if (taste.shelves.length === 0) return taste.complete ? null : <Line>{TASTE.notYet}</Line>;
  return (
    <Shelves>
      {taste.shelves.map(({ because, title, movies }) => (
        <MovieShelf key={because} title={TASTE.because(title)} movies={movies} {...actions} />
      ))}
    </Shelves>
  );
}
