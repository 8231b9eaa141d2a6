import { chakra } from '@chakra-ui/react/styled-system';
import { TRAILER } from '../../i18n/messages/movies';
import { Dialog } from '../dialog/dialog';
import { Spinner } from '../spinner';

const Frame = chakra('iframe', {
  base: { width: 'full', aspectRatio: '16 / 9', borderWidth: '0', bg: 'bg.sunken' },
});
const Nothing = chakra('p', { base: { padding: '8', textAlign: 'center', color: 'fg.muted' } });

export interface TrailerDialogProps {
  readonly title: string;
  /** Embed URL on the cookie-free host; empty if there is no trailer, null while loading. */
  readonly url: string | null;
  readonly onClose: () => void;
}

/** A movie's trailer. The video is requested only when opened, from the cookie-free host. */
export function TrailerDialog({ title, url, onClose }: TrailerDialogProps) {
  return (
    <Dialog open title={TRAILER.title(title)} onClose={onClose} size="wide" compact flush>
      {url === null && <Spinner label={TRAILER.loading} />}
      {url === '' && <Nothing>{TRAILER.none}</Nothing>}
      {url !== null && url !== '' && (
        <Frame
          src={url}
          title={TRAILER.title(title)}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </Dialog>
  );
}
