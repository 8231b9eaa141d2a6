import { chakra } from '@chakra-ui/react/styled-system';
import { IMAGE_WIDTHS } from '../../../config/images';
import { Picture } from './picture';

// Logos are drawn for white: on a dark ground half of them would vanish.
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
  /** The movie database's path. */
  readonly path: string;
  /** For wide word marks; a service's own square logo fills its tile. */
  readonly padded?: boolean;
}

/** A service's or company's logo beside its name. Where it fails the empty tile keeps the names in line. */
export function Logo({ path, padded = false }: LogoProps) {
  return (
    <Tile padded={padded} aria-hidden="true">
      <Picture path={path} width={IMAGE_WIDTHS.logo} fallback={null} />
    </Tile>
  );
}
