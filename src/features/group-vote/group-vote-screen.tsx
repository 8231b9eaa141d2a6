import { chakra } from '@chakra-ui/react/styled-system';
import Link2Off from 'lucide-react/icons/link-2-off';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import Share2 from 'lucide-react/icons/share-2';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { PageHeading } from '../../components/layout/headings';
import { Panel } from '../../components/layout/panels';
import { Screen } from '../../components/layout/screen';
import { Announcement } from '../../components/visually-hidden';
import { ownUrl } from '../../config/environment';
import { VOTE_STARTED } from '../../config/group-vote';
import { ROUTES } from '../../config/routes';
import { parseVoteFragment, type SharedVote, voteFragment } from '../../domain/group-vote';
import { isRecord } from '../../domain/values/guards';
import { QueryProvider } from '../../hooks/query-provider';
import { GROUP_VOTE } from './messages';
import { useGroupVote, useVoteMovies } from './use-group-vote';
import { VoteCard } from './vote-card';
import { VoteResult } from './vote-result';
import { correction, generate } from 'lean-qr/nano';
import { toasts } from '../../components/toast';
import { canShare, type LinkOutcome, shareLink } from '../../lib/share';

// Next to each other on a laptop.
const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 44rem)', lg: 'minmax(0, 1fr) 26rem' },
    alignItems: 'start',
    gap: '6',
  },
});
const Column = chakra('div', { base: { display: 'grid', gap: '6', minWidth: 0 } });
const Side = chakra('div', { base: { order: { lg: 1 } } });
const Progress = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '11',
    marginBottom: '2',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Hint = chakra('p', {
  base: { marginTop: '4', color: 'fg.muted', fontSize: 'sm', display: { base: 'none', lg: 'block' } },
});
const After = chakra('div', { base: { marginTop: '10', maxWidth: '44rem' } });
const Text = chakra('p', { base: { marginBottom: '4' } });

const linkTo = (vote: SharedVote) => `${ownUrl(ROUTES.together)}#${voteFragment(vote)}`;

const INVITE = {
  title: GROUP_VOTE.inviteTitle,
  text: GROUP_VOTE.inviteText,
  action: GROUP_VOTE.invite,
  named: GROUP_VOTE.inviteNamed,
};
const ANSWER = {
  title: GROUP_VOTE.sendTitle,
  text: GROUP_VOTE.sendText,
  action: GROUP_VOTE.send,
  named: GROUP_VOTE.sendNamed,
};

interface GroupVoteProps {
  readonly shared: SharedVote;
  /** True on the device that started the vote, which invites the others. */
  readonly started: boolean;
  readonly onChange: (vote: SharedVote) => void;
}

/** One group vote: vote on the movies, share this device's ballot, and see the result. */
function GroupVote({ shared, started, onChange }: GroupVoteProps) {
  const groupVote = useGroupVote(shared);
  const { movies: ids, votes, own, ballots, full } = groupVote;
  const movies = useVoteMovies(ids);
  const index = votes.length;
  const id = ids[index];

  if (id !== undefined) {
    const title = movies[index]?.title ?? GROUP_VOTE.unknown(id);
    return (
      <>
        <Announcement text={GROUP_VOTE.now(title, index + 1, ids.length)} />
        <Progress>
          <span>{GROUP_VOTE.place(index + 1, ids.length)}</span>
          {index > 0 && (
            <Button variant="ghost" onPress={groupVote.back}>
              {GROUP_VOTE.back}
            </Button>
          )}
        </Progress>
        {ballots.length > 0 && <Text role="status">{GROUP_VOTE.waits(ballots.length)}</Text>}
        <VoteCard key={id} id={id} movie={movies[index]} onVote={groupVote.vote} />
        <Hint>{GROUP_VOTE.keys}</Hint>
        {started && (
          <After>
            <ShareVote {...INVITE} link={linkTo({ movies: ids, ballot: null })} />
          </After>
        )}
      </>
    );
  }
  const yes = votes.filter((vote) => vote === 'yes').length;
  // One link for everything: it holds the movies, so anyone with it can vote, and this device's answer.
  const share = (
    <Side>
      <ShareVote
        {...(started ? { ...INVITE, text: GROUP_VOTE.inviteWithAnswer } : ANSWER)}
        link={linkTo({ movies: ids, ballot: own })}
      />
    </Side>
  );
  return (
    <Parts>
      {ballots.length === 0 && share}
      <Column>
        {own && <VoteResult ids={ids} movies={movies} ballots={[own, ...ballots]} full={full} onScanned={onChange} />}
        <Panel title={GROUP_VOTE.doneTitle}>
          <Text>{GROUP_VOTE.doneText(yes, ids.length)}</Text>
          <Button variant="secondary" onPress={groupVote.restart}>
            {GROUP_VOTE.change}
          </Button>
        </Panel>
      </Column>
      {ballots.length > 0 && share}
    </Parts>
  );
}

export interface GroupVoteScreenProps extends Pick<GroupVoteProps, 'started'> {
  readonly shared: SharedVote | null;
}

/** /together: a group votes on the movies of a shared link, without an account or a server. */
export function GroupVoteScreen({ shared, started }: GroupVoteScreenProps) {
  const navigate = useNavigate();
  const onChange = (vote: SharedVote) =>
    void navigate({ hash: voteFragment(vote) }, { replace: true, state: { [VOTE_STARTED]: started } });
  return (
    <Screen>
      <PageHeading title={GROUP_VOTE.title} {...(shared && { lead: GROUP_VOTE.lead })} />
      {shared ? (
        <GroupVote shared={shared} started={started} onChange={onChange} />
      ) : (
        <EmptyState icon={Link2Off} title={GROUP_VOTE.invalid} text={GROUP_VOTE.invalidTip}>
          <ButtonLink to={ROUTES.landing}>{GROUP_VOTE.home}</ButtonLink>
        </EmptyState>
      )}
    </Screen>
  );
}

/** /together: the hash holds the movies, and possibly a ballot. */
export function GroupVoteRoute() {
  const location = useLocation();
  const { hash } = location;
  const state: unknown = location.state;
  const shared = useMemo(() => parseVoteFragment(hash), [hash]);
  const started = isRecord(state) && state[VOTE_STARTED] === true;
  return (
    <QueryProvider>
      <GroupVoteScreen shared={shared} started={started} />
    </QueryProvider>
  );
}

const ShareParts = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const ShareText = chakra('p', { base: { color: 'fg.muted' } });
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

interface ShareVoteProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** The text before the link in a message. */
  readonly named: string;
  readonly link: string;
}

/** A link to share, or its code to scan from this screen. */
function ShareVote({ title, text, action, named, link }: ShareVoteProps) {
  const [code, setCode] = useState(false);

  async function share(): Promise<void> {
    const toast = OUTCOME_TOASTS[await shareLink({ title: named, url: link })];
    if (toast) toasts.show(toast);
  }

  return (
    <Panel title={title}>
      <ShareParts>
        <ShareText>{text}</ShareText>
        {code ? (
          <QrCode link={link} />
        ) : (
          <Link readOnly value={link} aria-label={GROUP_VOTE.link} onFocus={(event) => event.target.select()} />
        )}
        <Buttons>
          {canShare() && (
            <Button icon={<Share2 size={18} aria-hidden="true" />} onPress={() => void share()}>
              {action}
            </Button>
          )}
          <Button variant="secondary" icon={<QrCodeIcon size={18} aria-hidden="true" />} onPress={() => setCode(!code)}>
            {code ? GROUP_VOTE.showLink : GROUP_VOTE.showCode}
          </Button>
        </Buttons>
      </ShareParts>
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
function QrCode({ link }: { readonly link: string }) {
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
