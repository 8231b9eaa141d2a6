import { chakra } from '@chakra-ui/react/styled-system';
import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HISTORY } from '../../config/messages/history';
import { moviePath } from '../../config/routes';
import type { ShownFilm } from '../../data/hooks/use-history';
import { momentText } from '../../domain/moment-text';

const List = chakra('ol', { base: { display: 'grid', borderTopWidth: '1px', borderColor: 'border' } });
const Item = chakra('li', { base: { borderBottomWidth: '1px', borderColor: 'border' } });
const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '16',
    paddingBlock: '2',
    paddingInline: '2',
    borderRadius: 'md',
    _hover: { bg: 'bg.hover' },
    '& > svg': { flexShrink: 0, color: 'accent.text' },
  },
});
const Words = chakra('span', { base: { flex: 1, minWidth: 0, display: 'grid' } });
const Title = chakra('span', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const Muted = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Time = chakra('time', {
  base: { flexShrink: 0, color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
});

/** Recommended films by the movie database's id, with their title where the device knows it; each leads to its film. */
export function HistoryList({ films }: { readonly films: readonly ShownFilm[] }) {
  return (
    <List>
      {films.map(({ movieId, title, shownAt }) => (
        <Item key={movieId}>
          <Entry to={moviePath(movieId)}>
            <Clapperboard size={20} strokeWidth={1.5} aria-hidden="true" />
            <Words>
              <Title>{title ?? HISTORY.movie(movieId)}</Title>
              {title !== null && <Muted>{HISTORY.movie(movieId)}</Muted>}
            </Words>
            <Time dateTime={new Date(shownAt).toISOString()}>{momentText(shownAt)}</Time>
          </Entry>
        </Item>
      ))}
    </List>
  );
}
