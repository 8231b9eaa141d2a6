import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { HERO_FADE_MS } from '../../config/landing';
import { buildImageUrl } from '../../config/images';
import { useImageHost } from './movie-context';

const Img = chakra('img', {
  base: {
    position: 'absolute',
    inset: 0,
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    objectPosition: '50% 25%',
    opacity: 0,
    transitionProperty: 'opacity',
    '&[data-shown=true]': { opacity: 1 },
  },
  variants: {
    fade: {
      calm: { transitionDuration: 'calm' },
      hero: { transitionDuration: `${HERO_FADE_MS}ms` },
      none: { transitionDuration: '0s' },
    },
  },
});

export interface MovieBackdropProps {
  /** TMDB image path. */
  readonly path: string;
  /** False keeps a loaded image hidden, so that it can fade in later. */
  readonly shown?: boolean;
  /** 'hero' fades like the landing hero's slides; 'none' is for one that replaces nothing. */
  readonly fade?: 'calm' | 'hero' | 'none';
  /** Loads with high priority. */
  readonly priority?: boolean;
  readonly sizes?: string;
  readonly onReady?: () => void;
  readonly onFailed?: () => void;
}

/** A movie's decorative backdrop, without alternative text; nothing is shown if it fails to load. */
export function MovieBackdrop(props: MovieBackdropProps) {
  const { path, shown = true, fade = 'calm', priority = false } = props;
  const base = useImageHost();
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  if (failed || base === '') return null;
  const wide = buildImageUrl(base, path, 'w1280');
  return (
    <Img
      // Must precede src: an attribute set later would start a second request.
      crossOrigin="anonymous"
      fetchPriority={priority ? 'high' : 'low'}
      decoding="async"
      {...(props.sizes === undefined
        ? {}
        : { sizes: props.sizes, srcSet: `${buildImageUrl(base, path, 'w500')} 500w, ${wide} 1280w` })}
      src={wide}
      alt=""
      fade={fade}
      data-shown={shown && ready}
      onLoad={() => {
        setReady(true);
        props.onReady?.();
      }}
      onError={() => {
        setFailed(true);
        props.onFailed?.();
      }}
    />
  );
}
