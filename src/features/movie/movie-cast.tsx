import { chakra } from '@chakra-ui/react/styled-system';
import { IMAGE_WIDTHS } from '../../config/images';
import { CAST_SHOWN } from '../../config/movie-screen';
import { MESSAGES } from '../../config/messages';
import { posterAddress } from '../../config/poster-address';
import type { CastMember } from '../../domain/film-details';
import { useImageHost } from '../../ui/image-host';
import { SectionHeading } from '../../ui/section-heading';

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '6.5rem',
    gap: '4',
    overflowX: 'auto',
    paddingBottom: '3',
    scrollSnapType: 'x proximity',
  },
});
const Person = chakra('li', { base: { scrollSnapAlign: 'start', fontSize: 'sm', lineHeight: 'snug' } });
const Face = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    aspectRatio: '4 / 5',
    marginBottom: '2',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'bg.sunken',
    color: 'fg.muted',
    fontFamily: 'heading',
    fontSize: '2xl',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
const Name = chakra('p', { base: { fontWeight: 'medium' } });
const Part = chakra('p', { base: { color: 'fg.muted' } });

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}

/** The first of the cast: photo or initials, name, part. */
export function MovieCast({ cast }: { readonly cast: readonly CastMember[] }) {
  const base = useImageHost();
  if (cast.length === 0) return null;
  return (
    <section>
      <SectionHeading title={MESSAGES.movie.cast} />
      <Row>
        {cast.slice(0, CAST_SHOWN).map(({ id, name, character, profilePath }) => (
          <Person key={`${id}-${character}`}>
            <Face aria-hidden="true">
              {profilePath === null ? (
                initials(name)
              ) : (
                <img
                  crossOrigin="anonymous"
                  loading="lazy"
                  decoding="async"
                  src={posterAddress(base, profilePath, IMAGE_WIDTHS.portrait)}
                  alt=""
                />
              )}
            </Face>
            <Name>{name}</Name>
            {character !== '' && <Part>{MESSAGES.movie.as(character)}</Part>}
          </Person>
        ))}
      </Row>
    </section>
  );
}
