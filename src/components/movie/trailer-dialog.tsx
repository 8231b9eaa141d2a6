import { chakra } from '@chakra-ui/react/styled-system';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useRef, useState } from 'react';
import { TRAILER_EMBED, TRAILER_PAGE } from '../../config/tmdb';
import { TRAILER_ANSWER_MS, TRAILER_POLL_MS } from '../../config/ui';
import { isRecord } from '../../domain/values/guards';
import { TRAILER } from '../../i18n/messages/movies';
import { Button, SpinnerMark } from '../button';
import { Dialog } from '../dialog/dialog';
import { Spinner } from '../spinner';

// A dark screen of the video's shape, whatever is on it; as tall as a phone on its side allows.
const Stage = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    aspectRatio: '16 / 9',
    maxHeight: 'calc(100dvh - 4rem)',
    bg: '#000',
    color: '#fff',
    '& > *': { gridArea: '1 / 1' },
    // Without a video, a panel as high as its words.
    '&:has(p)': { aspectRatio: 'auto', paddingBlock: '12', bg: 'bg.sunken', color: 'fg' },
  },
});
const Frame = chakra('iframe', {
  base: { width: 'full', height: 'full', borderWidth: '0', transition: 'opacity 200ms' },
  // Until the player answers, the frame is blank or shows the browser's error page.
  variants: { covered: { true: { opacity: 0 } } },
});
const Message = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    padding: '4',
    textAlign: 'center',
    '& > :is(p, svg)': { flex: '1 0 100%' },
    '& > svg': { color: 'accent.text' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', textDecoration: 'underline' },
  },
});

export interface TrailerDialogProps {
  readonly title: string;
  /** Embed URLs on the cookie-free host, the best first; empty if there is no trailer, null while loading. */
  readonly urls: readonly string[] | null;
  readonly online: boolean;
  readonly onClose: () => void;
}

/** A movie's trailer. The video is requested only when opened, from the cookie-free host. */
export function TrailerDialog({ title, urls, online, onClose }: TrailerDialogProps) {
  return (
    <Dialog open title={TRAILER.title(title)} onClose={onClose} size="wide" compact flush>
      <Stage>
        {urls === null && <Spinner label={TRAILER.loading} />}
        {urls?.length === 0 && <p>{TRAILER.none}</p>}
        {urls !== null && urls.length > 0 && <Trailers title={title} urls={urls} online={online} />}
      </Stage>
    </Dialog>
  );
}

type TrailersProps = Pick<TrailerDialogProps, 'title' | 'online'> & { readonly urls: readonly string[] };

/** One trailer, and what to do if it doesn't play: the next one, or the video service's own page. */
function Trailers({ title, urls, online }: TrailersProps) {
  const [index, setIndex] = useState(0);
  const url = urls[index] ?? '';
  const { frame, state } = usePlayer(url, online);
  const fault = state === 'refused' || state === 'silent' ? TRAILER.fault[state] : null;
  const message = online ? fault : TRAILER.offline;
  return (
    <>
      {online && state !== 'refused' && (
        <Frame
          key={url}
          ref={frame}
          covered={state !== 'alive'}
          src={`${url}?enablejsapi=1&origin=${encodeURIComponent(location.origin)}`}
          title={TRAILER.title(title)}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {online && state === 'waiting' && <SpinnerMark size="large" />}
      <div role="status">
        {message !== null && (
          <Message>
            {!online && <WifiOff size={40} strokeWidth={1.25} aria-hidden="true" />}
            <p>{message}</p>
            {online && index < urls.length - 1 && (
              <Button variant="secondary" onPress={() => setIndex(index + 1)}>
                {TRAILER.next}
              </Button>
            )}
            {online && (
              <a href={url.replace(TRAILER_EMBED, TRAILER_PAGE)} target="_blank" rel="noreferrer">
                {TRAILER.onService}
              </a>
            )}
          </Message>
        )}
      </div>
    </>
  );
}

/**
 * Watches the video service's player in a frame: 'refused' if it says that it can't play the video, 'silent' if it
 * doesn't answer, because its host is blocked or unreachable.
 */
function usePlayer(url: string, online: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [found, setFound] = useState<{ readonly url: string; readonly state: 'alive' | 'refused' | 'silent' }>();

  useEffect(() => {
    if (!online) return;
    const { origin } = new URL(TRAILER_EMBED);
    const send = (message: object) => frame.current?.contentWindow?.postMessage(JSON.stringify(message), origin);
    let answered = false;
    // The player reports to a page that says it listens; when its script is ready to hear that is unknown.
    const asking = setInterval(() => send({ event: 'listening', id: 1, channel: 'widget' }), TRAILER_POLL_MS);
    const waiting = setTimeout(() => setFound({ url, state: 'silent' }), TRAILER_ANSWER_MS);
    function onMessage({ source, origin: from, data }: MessageEvent) {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const message = playerMessage(data);
      if (message === null) return;
      clearInterval(asking);
      clearTimeout(waiting);
      if (!answered) {
        answered = true;
        setFound({ url, state: 'alive' });
        send({ event: 'command', func: 'addEventListener', args: ['onError'], id: 1, channel: 'widget' });
      }
      if (message === 'error') setFound({ url, state: 'refused' });
    }
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(asking);
      clearTimeout(waiting);
      window.removeEventListener('message', onMessage);
    };
  }, [url, online]);

  return { frame, state: found?.url === url ? found.state : 'waiting' };
}

/** Parses a message of the video service's player; null if it is something else. */
function playerMessage(data: unknown): 'error' | 'alive' | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    if (!isRecord(message) || typeof message['event'] !== 'string') return null;
    return message['event'] === 'onError' ? 'error' : 'alive';
  } catch {
    return null;
  }
}
