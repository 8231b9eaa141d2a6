import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { SectionHeading } from '../../components/layout/headings';
import { useImageHost } from '../../components/movie/movie-context';
import { IMAGE_WIDTHS, type ImageWidth, buildImageUrl } from '../../config/images';
import { CAST_SHOWN } from '../../config/tmdb';
import { type CastMember, initialsOf } from '../../domain/movies/movie-details';
import { MOVIE } from './messages';

// A swipeable rail on phones with the next face peeking in; all at once from 768 px.
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
const Photo = chakra('div', {
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

/** The first cast members: photo or initials, name, character; renders nothing if the cast is unknown. */
export function MovieCast({ cast }: { readonly cast: readonly CastMember[] }) {
  const headingId = useId();
  if (cast.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={MOVIE.cast} />
      {/* a scrolling list must be focusable for keyboard users */}
      <Row aria-labelledby={headingId} tabIndex={0}>
        {cast.slice(0, CAST_SHOWN).map(({ id, name, character, profilePath }) => (
          <Person key={`${id}-${character}`}>
            <Photo aria-hidden="true">
              <SmallImage path={profilePath} width={IMAGE_WIDTHS.portrait} fallback={initialsOf(name)} />
            </Photo>
            <Name>{name}</Name>
            {character !== '' && <Part>{MOVIE.as(character)}</Part>}
          </Person>
        ))}
      </Row>
    </section>
  );
}

interface SmallImageProps {
  /** TMDB image path, or null if there is none. */
  readonly path: string | null;
  readonly width: ImageWidth;
  /** Shown if there is no image or it fails to load. */
  readonly fallback: ReactNode;
}

/** A decorative small image such as a face or a logo. Requested with CORS, like all images of the host. */
function SmallImage({ path, width, fallback }: SmallImageProps) {
  const base = useImageHost();
  const [failed, setFailed] = useState(false);
  if (path === null || base === '' || failed) return fallback;
  return (
    <img
      crossOrigin="anonymous"
      loading="lazy"
      decoding="async"
      src={buildImageUrl(base, path, width)}
      alt=""
      onError={() => setFailed(true)}
    />
  );
}

// Logos are drawn for white: half of them would vanish on dark.
const Tile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '11',
    height: '11',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: '#fff',
    '& img': { width: 'full', height: 'full', objectFit: 'contain' },
  },
  variants: { padded: { true: { padding: '1.5' } } },
});

export interface LogoProps {
  /** TMDB image path. */
  readonly path: string;
  /** For wide word marks; a service's square logo fills its tile. */
  readonly padded?: boolean;
}

/** A logo next to a name. If it fails to load, the empty tile keeps the names aligned. */
export function Logo({ path, padded = false }: LogoProps) {
  return (
    <Tile padded={padded} aria-hidden="true">
      <SmallImage path={path} width={IMAGE_WIDTHS.logo} fallback={null} />
    </Tile>
  );
}
