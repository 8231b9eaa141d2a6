import { chakra } from '@chakra-ui/react/styled-system';
import { Clapperboard } from 'lucide-react';
import { HISTORY } from '../../words/en/account/history';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { moviePath } from '../../config/routes';
import type { ShownMovie } from '../../data/hooks/account/use-history';
import { formatDateTime } from '../../i18n/format';
import { MoviePoster } from '../../components/movie/poster';
import { Link } from '../../components/link';

const List = chakra('ol', { base: { display: 'grid', borderTopWidth: '1px', borderColor: 'border' } });
const Item = chakra('li', { base: { borderBottomWidth: '1px', borderColor: 'border' } });
const Entry = chakra(Link, {
  base: {
    display: 'flex',
    // In letters of twice the size the time stands below.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    minHeight: '16',
    paddingBlock: '2',
    paddingInline: '2',
    borderRadius: 'md',
    _hover: { bg: 'bg.hover' },
  },
});
const Picture = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '11',
    color: 'accent.text',
    '& > *': { width: 'full' },
    '& > svg': { width: '5' },
  },
});
const Words = chakra('span', { base: { flex: '1 1 7rem', minWidth: 0, display: 'grid' } });
const Title = chakra('span', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const ListNote = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Time = chakra('time', {
  base: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
});

/** Recommended movies by the movie database's id, with title and poster where the device knows them; each leads to its movie. */
export function HistoryList({ movies }: { readonly movies: readonly ShownMovie[] }) {
  return (
    <List>
      {movies.map(({ movieId, title, posterPath, search, shownAt }) => (
        <Item key={movieId}>
          <Entry to={moviePath(movieId)}>
            {/* the words beside it say what it is of */}
            <Picture aria-hidden="true">
              {title === null || posterPath === null ? (
                <Clapperboard strokeWidth={1.5} />
              ) : (
                <MoviePoster title={title} posterPath={posterPath} sizes="44px" />
              )}
            </Picture>
            <Words>
              <Title>{title ?? HISTORY.movie(movieId)}</Title>
              {title !== null && <ListNote>{HISTORY.movie(movieId)}</ListNote>}
              {search !== null && (
                <ListNote>
                  {HISTORY.askedFor(
                    CHOICES.mood[search.mood],
                    search.genres.map((genre) => CHOICES.genre[genre]),
                  )}
                </ListNote>
              )}
            </Words>
            <Time dateTime={new Date(shownAt).toISOString()}>{formatDateTime(shownAt)}</Time>
          </Entry>
        </Item>
      ))}
    </List>
  );
}
