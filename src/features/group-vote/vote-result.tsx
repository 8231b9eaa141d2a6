import { chakra } from '@chakra-ui/react/styled-system';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { Panel, Text } from '../../components/layout/panels';
import { movieText } from '../../components/movie/movie-context';
import { MoviePoster } from '../../components/movie/poster';
import { VOTE_PEOPLE_LIMIT } from '../../config/group-vote';
import { moviePath } from '../../config/routes';
import { type Ballot, parseVoteFragment, type SharedVote, type TalliedMovie, tally } from '../../domain/group-vote';
import { type CameraFailure, canScan, scanCodes } from '../../lib/qr-scanner';
import { GROUP_VOTE } from './messages';
import type { VoteMovie } from './use-group-vote';

const Parts = chakra('div', { base: { display: 'grid', gap: '5' } });
const Title = chakra('h3', { base: { fontSize: 'xl', marginBottom: '3' } });
const List = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '4' },
});
const Movie = chakra('li', { base: { display: 'grid', gap: '1.5', alignContent: 'start', minWidth: 0 } });
const Name = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontWeight: 'medium',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
});
const Votes = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface VoteResultProps {
  readonly ids: readonly number[];
  readonly movies: readonly VoteMovie[];
  readonly ballots: readonly Ballot[];
  /** The vote already has the maximum number of ballots: the last one wasn't counted. */
  readonly full: boolean;
  /** A ballot was scanned from another phone's screen. */
  readonly onScanned: (vote: SharedVote) => void;
}

/** The result: movies everyone said yes to, then those that nearly everyone did. */
export function VoteResult({ ids, movies, ballots, full, onScanned }: VoteResultProps) {
  const { people, all, near } = tally(ids, ballots);

  function list(tallied: readonly TalliedMovie[]) {
    return (
      <List>
        {tallied.map(({ id, yes }) => {
          const movie = movies[ids.indexOf(id)];
          const title = movie?.title ?? GROUP_VOTE.unknown(id);
          return (
            <Movie key={id}>
              <MoviePoster title={title} posterPath={movie?.posterPath ?? null} sizes="160px" />
              <Name to={moviePath(id)} {...movieText(movie ?? {})}>
                {title}
              </Name>
              <Votes>{GROUP_VOTE.votes(yes, people)}</Votes>
            </Movie>
          );
        })}
      </List>
    );
  }

  return (
    <Panel title={GROUP_VOTE.resultTitle}>
      <Parts>
        <Text role="status">{people === 1 ? GROUP_VOTE.onlyYou : GROUP_VOTE.result(people)}</Text>
        {full && <Text role="status">{GROUP_VOTE.full(VOTE_PEOPLE_LIMIT)}</Text>}
        {people > 1 && (
          <div>
            <Title>{GROUP_VOTE.allTitle}</Title>
            {all.length > 0 ? list(all) : <Text>{GROUP_VOTE.none}</Text>}
          </div>
        )}
        {people > 1 && near.length > 0 && (
          <div>
            <Title>{GROUP_VOTE.nearTitle}</Title>
            {list(near)}
          </div>
        )}
        <ScanCode onScanned={onScanned} />
      </Parts>
    </Panel>
  );
}

const ScannerLayout = chakra('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });
const Video = chakra('video', {
  base: { width: 'full', maxWidth: '20rem', aspectRatio: '1', objectFit: 'cover', borderRadius: 'md', bg: 'bg.sunken' },
});

/** Parses the part of a scanned code after its '#'; the rest is ignored. */
function parseCode(text: string): SharedVote | null {
  return parseVoteFragment(text.slice(text.indexOf('#')));
}

interface CameraProps {
  readonly onScanned: (vote: SharedVote) => void;
  readonly onFailure: (failure: CameraFailure) => void;
}

/** The camera's video, until it has scanned a ballot. */
function Camera({ onScanned, onFailure }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const callbacks = useRef({ onScanned, onFailure });
  useEffect(() => void (callbacks.current = { onScanned, onFailure }), [onScanned, onFailure]);
  const [isOtherCode, setIsOtherCode] = useState(false);

  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    const ended = new AbortController();
    function onText(text: string): void {
      if (ended.signal.aborted) return;
      const vote = parseCode(text);
      if (vote) callbacks.current.onScanned(vote);
      else setIsOtherCode(true);
    }
    async function scan(element: HTMLVideoElement): Promise<void> {
      const outcome = await scanCodes(element, onText, ended.signal);
      if (!outcome.ok && !ended.signal.aborted) callbacks.current.onFailure(outcome.error);
    }
    void scan(shown);
    return () => ended.abort();
  }, []);

  return (
    <>
      <Video ref={video} muted playsInline aria-label={GROUP_VOTE.camera} />
      <Text role="status">{isOtherCode ? GROUP_VOTE.otherCode : GROUP_VOTE.scanning}</Text>
    </>
  );
}

/** Scans a ballot from another phone's screen, where the browser supports it; works with both phones offline. */
export function ScanCode({ onScanned }: { readonly onScanned: (vote: SharedVote) => void }) {
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
          onScanned={(vote) => {
            setOpen(false);
            onScanned(vote);
          }}
          onFailure={(reason) => {
            setOpen(false);
            setFailure(reason);
          }}
        />
      )}
      {failure && <Text role="alert">{GROUP_VOTE.noCamera[failure]}</Text>}
      <Button variant="secondary" icon={open ? <X size={18} /> : <ScanQrCode size={18} />} onPress={toggle}>
        {open ? GROUP_VOTE.stopScan : GROUP_VOTE.scan}
      </Button>
    </ScannerLayout>
  );
}
