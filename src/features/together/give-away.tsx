import { chakra } from '@chakra-ui/react/styled-system';
import { Share2 } from 'lucide-react';
import { canShare, shareLink, type LinkOutcome } from '../../lib/share';
import { Button } from '../../components/button';
import { toasts } from '../../components/toast';
import { Panel } from '../../components/layout/headings';
import { GROUP_VOTE } from '../../words/en/film/together';
import { QrCode } from './link-code';

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

const TOLD: Record<LinkOutcome, Parameters<typeof toasts.show>[0] | null> = {
  shared: null,
  cancelled: null,
  copied: { kind: 'success', text: GROUP_VOTE.copied },
  failed: { kind: 'error', text: GROUP_VOTE.failed },
};

export interface ShareVoteProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Stands before the link in a messenger. */
  readonly named: string;
  readonly link: string;
}

/** A link to be sent to somebody, or scanned from this screen. */
export function ShareVote({ title, text, action, named, link }: ShareVoteProps) {
  async function give(): Promise<void> {
    const told = TOLD[await shareLink({ title: named, url: link })];
    if (told) toasts.show(told);
  }

  return (
    <Panel title={title}>
      <Parts>
        <Text>{text}</Text>
        {canShare() && (
          <Button icon={<Share2 size={18} aria-hidden="true" />} onPress={() => void give()}>
            {action}
          </Button>
        )}
        <Link readOnly value={link} aria-label={GROUP_VOTE.link} onFocus={(event) => event.target.select()} />
        <QrCode link={link} />
      </Parts>
    </Panel>
  );
}
