import { chakra } from '@chakra-ui/react/styled-system';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { useState } from 'react';
import { buildImageUrl } from '../../config/images';
import { CARD } from '../../i18n/messages/movies';
import { useImageHost } from './movie-context';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    containerType: 'inline-size',
    width: 'full',
    aspectRatio: '2 / 3',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'bg.sunken',
  },
});
const Img = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'cover' } });

/** Posters are 2:3; the numbers only reserve their space. */
const NATURAL_WIDTH = 500;
const NATURAL_HEIGHT = 750;

export interface MoviePosterProps {
  /** TMDB id, if the poster takes part in view transitions of its movie. */
  readonly transitionId?: number;
  readonly title: string;
  /** TMDB image path, or null if there is no poster. */
  readonly posterPath: string | null;
  /** The `sizes` attribute: the layout width of the poster. */
  readonly sizes?: string;
  /** Loads eagerly: for posters visible when the screen opens. */
  readonly priority?: boolean;
}

/**
 * A movie's poster. Requested with CORS, since opaque responses count as megabytes against the cache quota. Falls back
 * to a placeholder if there is none or it fails.
 */
export function MoviePoster(props: MoviePosterProps) {
  const { transitionId, title, posterPath, sizes = '(min-width: 768px) 220px, 45vw', priority } = props;
  const base = useImageHost();
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const eager = priority === true;

  if (posterPath === null || base === '' || failedPath === posterPath) {
    return (
      <Frame data-poster-of={transitionId}>
        <PosterPlaceholder title={title} />
      </Frame>
    );
  }
  const small = buildImageUrl(base, posterPath, 'w185');
  const large = buildImageUrl(base, posterPath, 'w500');
  return (
    <Frame data-poster-of={transitionId}>
      <Img
        // Must precede src: an attribute set later would start a second request.
        crossOrigin="anonymous"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        sizes={sizes}
        srcSet={`${small} 185w, ${large} 500w`}
        src={large}
        htmlWidth={NATURAL_WIDTH}
        htmlHeight={NATURAL_HEIGHT}
        alt={CARD.posterOf(title)}
        onError={() => setFailedPath(posterPath)}
      />
    </Frame>
  );
}

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    width: 'full',
    height: 'full',
    padding: '3',
    color: '#f6efe4',
    textAlign: 'center',
    // The inner frame of an old lobby card.
    boxShadow: 'inset 0 0 0 0.5rem rgba(0, 0, 0, 0.28), inset 0 0 0 calc(0.5rem + 1px) rgba(246, 239, 228, 0.28)',
  },
  variants: {
    hue: {
      umber: { background: 'linear-gradient(160deg, #4a3420, #1d140c)' },
      wine: { background: 'linear-gradient(160deg, #542632, #200e13)' },
      pine: { background: 'linear-gradient(160deg, #234239, #0d1a16)' },
      night: { background: 'linear-gradient(160deg, #2b3757, #101524)' },
    },
  },
});
const Title = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontSize: 'clamp(1rem, 12cqi, 1.75rem)',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
    lineClamp: 5,
  },
});

const HUES = ['umber', 'wine', 'pine', 'night'] as const;

/** Derives a stable hue from the title. */
function hueOf(title: string) {
  const sum = Array.from(title).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return HUES[sum % HUES.length] ?? 'umber';
}

/** Replaces a missing or failed poster without any request, so it works offline. */
export function PosterPlaceholder({ title }: { readonly title: string }) {
  return (
    <Sheet role="img" aria-label={`${CARD.posterOf(title)}: ${CARD.placeholder}`} hue={hueOf(title)}>
      <Clapperboard size={28} strokeWidth={1.25} aria-hidden="true" />
      <Title aria-hidden="true">{title}</Title>
    </Sheet>
  );
}
