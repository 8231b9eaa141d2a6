import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { IMAGE_WIDTHS } from '../../../config/images';
import { MOVIE } from '../../../words/en/film/movie';
import { CAST_SHOWN } from '../../../config/tmdb';
import { type CastMember, initialsOf } from '../../../domain/movies/movie-details';
import { SectionHeading } from '../../../components/layout/headings';
import { Picture } from './picture';

// On phones a rail that is swiped from edge to edge, with the next face peeking in; from 768 px on all at once.
const Row = chakra('ul', {
  base: {
    display: { base: 'flex', md: 'grid' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.75rem, 1fr))',
    columnGap: '4',
    rowGap: '6',
    marginInline: { base: '-1rem', md: '0' },
    paddingInline: { base: '4', md: '0' },
    paddingBlock: { base: '1', md: '0' },
    overflowX: { base: 'auto', md: 'visible' },
    overscrollBehaviorX: 'contain',
    scrollSnapType: { base: 'x proximity', md: 'none' },
    scrollPaddingInline: '4',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
});
const Person = chakra('li', {
  base: { flex: '0 0 6.75rem', minWidth: 0, scrollSnapAlign: 'start', fontSize: 'sm', lineHeight: 'snug' },
});
const Face = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    aspectRatio: '4 / 5',
    marginBottom: '2',
    borderRadius: 'md',
    overflow: 'hidden',
    background: 'linear-gradient(160deg, var(--m-colors-accent-subtle), var(--m-colors-bg-sunken))',
    color: 'accent.text',
    fontFamily: 'heading',
    fontSize: '3xl',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
const Name = chakra('p', { base: { fontWeight: 'semibold', overflowWrap: 'anywhere' } });
const Part = chakra('p', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });

/** The first of the cast: photo or initials, name, character. Nothing where no cast is known. */
export function MovieCast({ cast }: { readonly cast: readonly CastMember[] }) {
  const headingId = useId();
  if (cast.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={MOVIE.cast} />
      {/* the keys reach what is out of view: a list that scrolls needs the focus for that */}
      <Row aria-labelledby={headingId} tabIndex={0}>
        {cast.slice(0, CAST_SHOWN).map(({ id, name, character, profilePath }) => (
          <Person key={`${id}-${character}`}>
            <Face aria-hidden="true">
              <Picture path={profilePath} width={IMAGE_WIDTHS.portrait} fallback={initialsOf(name)} />
            </Face>
            <Name>{name}</Name>
            {character !== '' && <Part>{MOVIE.as(character)}</Part>}
          </Person>
        ))}
      </Row>
    </section>
  );
}
