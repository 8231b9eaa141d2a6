import { Share2 } from 'lucide-react';
import { ownAddress } from '../../config/environment';
import { moviePath } from '../../config/routes';
import { canShare, shareLink, type LinkOutcome } from '../../lib/share';
import { Button } from '../../components/button';
import { toasts } from '../../components/toast';
import { SHARE } from '../../words/en/film/share';

/** What is told afterwards; a share sheet tells for itself. */
const TOLD: Record<LinkOutcome, Parameters<typeof toasts.show>[0] | null> = {
  shared: null,
  cancelled: null,
  copied: { kind: 'success', text: SHARE.copied },
  failed: { kind: 'error', text: SHARE.failed },
};

/** Gives the address of a movie to somebody: by the device's share sheet, or by the clipboard. */
export function ShareAction({ movie }: { readonly movie: { readonly id: number; readonly title: string } }) {
  async function share() {
    const told = TOLD[await shareLink({ title: movie.title, url: ownAddress(moviePath(movie.id)) })];
    if (told) toasts.show(told);
  }

  if (!canShare()) return null;
  return (
    <Button variant="secondary" icon={<Share2 size={18} aria-hidden="true" />} onPress={() => void share()}>
      {SHARE.share}
    </Button>
  );
}
