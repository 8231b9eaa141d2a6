import { chakra } from '@chakra-ui/react/styled-system';
import { ScanQrCode, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { canScan, scanCodes, type CameraFailure } from '../../lib/qr-scanner';
import { parseVoteFragment, type SharedVote } from '../../domain/group-vote';
import { Button } from '../../components/button';
import { GROUP_VOTE } from '../../words/en/film/together';

const ScannerLayout = chakra('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });
const Picture = chakra('video', {
  base: { width: 'full', maxWidth: '20rem', aspectRatio: '1', objectFit: 'cover', borderRadius: 'md', bg: 'bg.sunken' },
});
const ScannerText = chakra('p', { base: { color: 'fg.muted' } });

/** What a code carries: whatever stands after its '#', which is all that is taken from it. */
function roundOfCode(text: string): SharedVote | null {
  return parseVoteFragment(text.slice(text.indexOf('#')));
}

interface CameraProps {
  readonly onRound: (round: SharedVote) => void;
  readonly onFailure: (failure: CameraFailure) => void;
}

/** The camera's picture, until it has seen a round. */
function Camera({ onRound, onFailure }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef({ onRound, onFailure });
  useEffect(() => void (told.current = { onRound, onFailure }), [onRound, onFailure]);
  const [isOther, setIsOther] = useState(false);

  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    const ended = new AbortController();
    function onText(text: string): void {
      if (ended.signal.aborted) return;
      const round = roundOfCode(text);
      if (round) told.current.onRound(round);
      else setIsOther(true);
    }
    async function scan(picture: HTMLVideoElement): Promise<void> {
      const outcome = await scanCodes(picture, onText, ended.signal);
      if (!outcome.ok && !ended.signal.aborted) told.current.onFailure(outcome.error);
    }
    void scan(shown);
    return () => ended.abort();
  }, []);

  return (
    <>
      <Picture ref={video} muted playsInline aria-label={GROUP_VOTE.camera} />
      <ScannerText role="status">{isOther ? GROUP_VOTE.otherCode : GROUP_VOTE.scanning}</ScannerText>
    </>
  );
}

/** Reads somebody's answer from their screen, where this browser can; both phones may be without a network. */
export function ScanCode({ onRound }: { readonly onRound: (round: SharedVote) => void }) {
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<CameraFailure | null>(null);
  if (!canScan()) return null;

  function toggle(): void {
    setFailure(null);
    setOpen(!open);
  }

  return (
    <ScannerLayout>
      {open && (
        <Camera
          onRound={(round) => {
            setOpen(false);
            onRound(round);
          }}
          onFailure={(reason) => {
            setOpen(false);
            setFailure(reason);
          }}
        />
      )}
      {failure && <ScannerText role="alert">{GROUP_VOTE.noCamera[failure]}</ScannerText>}
      <Button variant="secondary" icon={open ? <X size={18} /> : <ScanQrCode size={18} />} onPress={toggle}>
        {open ? GROUP_VOTE.stopScan : GROUP_VOTE.scan}
      </Button>
    </ScannerLayout>
  );
}
