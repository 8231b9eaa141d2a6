import { chakra } from '@chakra-ui/react/styled-system';
import { Link2Off } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { PageHeading, Panel } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { Announcement } from '../../components/visually-hidden';
import { ownUrl } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { parseVoteFragment, type SharedVote, voteFragment } from '../../domain/group-vote';
import { QueryProvider } from '../../hooks/query-provider';
import { GROUP_VOTE } from './messages';
import { ShareVote } from './share-vote';
import { useGroupVote, useVoteMovies } from './use-group-vote';
import { VoteCard } from './vote-card';
import { VoteResult } from './vote-result';

const Parts = chakra('div', { base: { display: 'grid', gap: '6', maxWidth: '44rem' } });
const Place = chakra('div', {
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

const linkTo = (round: SharedVote) => `${ownUrl(ROUTES.together)}#${voteFragment(round)}`;

/** The link to the movies, for those who are to vote. */
function Invite({ ids }: { readonly ids: readonly number[] }) {
  return (
    <ShareVote
      title={GROUP_VOTE.inviteTitle}
      text={GROUP_VOTE.inviteText}
      action={GROUP_VOTE.invite}
      named={GROUP_VOTE.inviteNamed}
      link={linkTo({ movies: ids, ballot: null })}
    />
  );
}

interface RoundProps {
  readonly shared: SharedVote;
  readonly onRound: (round: SharedVote) => void;
}

/** A round that people decide together: movies to vote on, then one's answer to be sent, and what all want. */
function Round({ shared, onRound }: RoundProps) {
  const round = useGroupVote(shared);
  const { movies: ids, votes, own, ballots, full } = round;
  const movies = useVoteMovies(ids);
  const place = votes.length;
  const id = ids[place];

  if (id !== undefined) {
    const title = movies[place]?.title ?? GROUP_VOTE.unknown(id);
    return (
      <>
        <Announcement text={GROUP_VOTE.now(title, place + 1, ids.length)} />
        <Place>
          <span>{GROUP_VOTE.place(place + 1, ids.length)}</span>
          {place > 0 && (
            <Button variant="ghost" onPress={round.back}>
              {GROUP_VOTE.back}
            </Button>
          )}
        </Place>
        {ballots.length > 0 && <Text role="status">{GROUP_VOTE.waits(ballots.length)}</Text>}
        <VoteCard key={id} id={id} movie={movies[place]} onVote={round.vote} />
        <Hint>{GROUP_VOTE.keys}</Hint>
        <After>
          <Invite ids={ids} />
        </After>
      </>
    );
  }
  const yes = votes.filter((vote) => vote === 'yes').length;
  return (
    <Parts>
      {own && <VoteResult ids={ids} movies={movies} answers={[own, ...ballots]} full={full} onRound={onRound} />}
      {own && (
        <ShareVote
          title={GROUP_VOTE.sendTitle}
          text={GROUP_VOTE.sendText}
          action={GROUP_VOTE.send}
          named={GROUP_VOTE.sendNamed}
          link={linkTo({ movies: ids, ballot: own })}
        />
      )}
      <Invite ids={ids} />
      <Panel title={GROUP_VOTE.doneTitle}>
        <Text>{GROUP_VOTE.doneText(yes, ids.length)}</Text>
        <Button variant="secondary" onPress={round.again}>
          {GROUP_VOTE.change}
        </Button>
      </Panel>
    </Parts>
  );
}

/** /together: movies that a link carries, for people to decide on without an account or a server. */
export function GroupVoteScreen({ shared }: { readonly shared: SharedVote | null }) {
  const navigate = useNavigate();
  const onRound = (round: SharedVote) => void navigate({ hash: voteFragment(round) }, { replace: true });
  return (
    <Screen>
      <PageHeading title={GROUP_VOTE.title} {...(shared && { lead: GROUP_VOTE.lead })} />
      {shared ? (
        <Round shared={shared} onRound={onRound} />
      ) : (
        <EmptyState icon={Link2Off} title={GROUP_VOTE.invalid} text={GROUP_VOTE.invalidTip}>
          <ButtonLink to={ROUTES.landing}>{GROUP_VOTE.home}</ButtonLink>
        </EmptyState>
      )}
    </Screen>
  );
}

/** /together: the fragment of the address carries the movies, and perhaps an answer. */
export function GroupVoteRoute() {
  const { hash } = useLocation();
  const shared = useMemo(() => parseVoteFragment(hash), [hash]);
  return (
    <QueryProvider>
      <GroupVoteScreen shared={shared} />
    </QueryProvider>
  );
}
