import { useState, type ReactNode } from 'react';
import { posterAddress, type ImageWidth } from '../../../config/images';
import { useImageHost } from '../../../components/movie/image-host';

export interface PictureProps {
  /** The movie database's path, or null when there is no picture. */
  readonly path: string | null;
  readonly width: ImageWidth;
  /** Stands in where there is no picture or it fails. */
  readonly fallback: ReactNode;
}

/** A small picture beside words that say the same: a face, a logo. Asked for with CORS, as every picture of the host. */
export function Picture({ path, width, fallback }: PictureProps) {
  const base = useImageHost();
  const [failed, setFailed] = useState(false);
  if (path === null || base === '' || failed) return fallback;
  return (
    <img
      crossOrigin="anonymous"
      loading="lazy"
      decoding="async"
      src={posterAddress(base, path, width)}
      alt=""
      onError={() => setFailed(true)}
    />
  );
}
