import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { correction, generate } from 'lean-qr/nano';
import { GROUP_VOTE } from '../../words/en/film/together';

/** Black on white in any theme, with its quiet zone: what cameras read. */
const Picture = chakra('svg', {
  base: {
    width: 'full',
    maxWidth: '16rem',
    borderRadius: 'md',
    shapeRendering: 'crispEdges',
  },
});

/** Modules of white around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A link as a code for cameras. */
export function QrCode({ link }: { readonly link: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(link, { minCorrectionLevel: correction.M });
    const places = Array.from({ length: code.size }, (_, place) => place);
    const dark = places.flatMap((y) => places.flatMap((x) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: dark.join('') };
  }, [link]);
  return (
    <Picture
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
      role="img"
      aria-label={GROUP_VOTE.code}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size + 2 * QUIET_ZONE} height={size + 2 * QUIET_ZONE} fill="#fff" />
      <path d={path} fill="#000" />
    </Picture>
  );
}
