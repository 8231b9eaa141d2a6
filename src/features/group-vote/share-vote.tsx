import { chakra } from '@chakra-ui/react/styled-system';
import { correction, generate } from 'lean-qr/nano';
import Share2 from 'lucide-react/icons/share-2';
import { useMemo } from 'react';
import { Button } from '../../components/button';
import { Panel } from '../../components/layout/headings';
import { toasts } from '../../components/toast';
import { canShare, type LinkOutcome, shareLink } from '../../lib/share';
import { GROUP_VOTE } from './messages';

const Parts = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } });
const Text = chakra('p', { base: { color: 'fg.muted' } });
const Link = chakra('input', {
  base: {
    width: 'full',
    minHeight: '3rem',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg',
    color: 'fg',
    fontSize: 'md',
  },
});

const OUTCOME_TOASTS: Record<LinkOutcome, Parameters<typeof toasts.show>[0] | null> = {
  shared: null,
  cancelled: null,
  copied: { kind: 'success', text: GROUP_VOTE.copied },
  failed: { kind: 'error', text: GROUP_VOTE.failed },
};

export interface ShareVoteProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** The text before the link in a message. */
  readonly named: string;
  readonly link: string;
}

/** A link to share, or to scan from this screen. */
export function ShareVote({ title, text, action, named, link }: ShareVoteProps) {
  async function share(): Promise<void> {
    const toast = OUTCOME_TOASTS[await shareLink({ title: named, url: link })];
    if (toast) toasts.show(toast);
  }

  return (
    <Panel title={title}>
      <Parts>
        <Text>{text}</Text>
        {canShare() && (
          <Button icon={<Share2 size={18} aria-hidden="true" />} onPress={() => void share()}>
            {action}
          </Button>
        )}
        <Link readOnly value={link} aria-label={GROUP_VOTE.link} onFocus={(event) => event.target.select()} />
        <QrCode link={link} />
      </Parts>
    </Panel>
  );
}

/** Black on white in any theme, with a quiet zone, as cameras need it. */
const CodeSvg = chakra('svg', {
  base: {
    width: 'full',
    maxWidth: '16rem',
    borderRadius: 'md',
    shapeRendering: 'crispEdges',
  },
});

/** White modules around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A link as a QR code. */
export function QrCode({ link }: { readonly link: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(link, { minCorrectionLevel: correction.M });
    const indexes = Array.from({ length: code.size }, (_, index) => index);
    const dark = indexes.flatMap((y) => indexes.flatMap((x) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: dark.join('') };
  }, [link]);
  return (
    <CodeSvg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
      role="img"
      aria-label={GROUP_VOTE.code}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size + 2 * QUIET_ZONE} height={size + 2 * QUIET_ZONE} fill="#fff" />
      <path d={path} fill="#000" />
    </CodeSvg>
  );
}
