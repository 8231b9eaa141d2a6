import { chakra } from '@chakra-ui/react/styled-system';
import { Link2Off } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ownAddress } from '../../config/app/own-address';
import { ROUTES } from '../../config/app/routes';
import { useRound } from '../../data/hooks/together/use-round';
import { useRoundFilms } from '../../data/hooks/together/use-round-films';
import { roundFragment, type SharedRound } from '../../domain/together/round-address';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { Announcement } from '../../ui/feedback/announcement';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHeading } from '../../ui/layout/page-heading';
import { Panel } from '../../ui/layout/panel';
import { Screen } from '../../ui/layout/screen';
import { TOGETHER } from '../../words/en/film/together';
import { GiveAway } from './give-away';
import { RoundResult } from './round-result';
import { VoteCard } from './vote-card';

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

const linkTo = (round: SharedRound) => `${ownAddress(ROUTES.together)}#${roundFragment(round)}`;

/** The link to the films, for those who are to vote. */
function Invite({ ids }: { readonly ids: readonly number[] }) {
  return (
    <GiveAway
      title={TOGETHER.inviteTitle}
      text={TOGETHER.inviteText}
      action={TOGETHER.invite}
      named={TOGETHER.inviteNamed}
      link={linkTo({ films: ids, answer: null })}
    />
  );
}

interface RoundProps {
  readonly shared: SharedRound;
  readonly onRound: (round: SharedRound) => void;
}

/** A round that people decide together: films to vote on, then one's answer to be sent, and what all want. */
function Round({ shared, onRound }: RoundProps) {
  const round = useRound(shared);
  const { films: ids, votes, own, answers, full } = round;
  const films = useRoundFilms(ids);
  const place = votes.length;
  const id = ids[place];

  if (id !== undefined) {
    const title = films[place]?.title ?? TOGETHER.unknown(id);
    return (
      <>
        <Announcement text={TOGETHER.now(title, place + 1, ids.length)} />
        <Place>
          <span>{TOGETHER.place(place + 1, ids.length)}</span>
          {place > 0 && (
            <Button look="ghost" onPress={round.back}>
              {TOGETHER.back}
            </Button>
          )}
        </Place>
        {answers.length > 0 && <Text role="status">{TOGETHER.waits(answers.length)}</Text>}
        <VoteCard key={id} id={id} film={films[place]} onVote={round.vote} />
        <Hint>{TOGETHER.keys}</Hint>
        <After>
          <Invite ids={ids} />
        </After>
      </>
    );
  }
  const yes = votes.filter((vote) => vote === 'yes').length;
  return (
    <Parts>
      {own && <RoundResult ids={ids} films={films} answers={[own, ...answers]} full={full} onRound={onRound} />}
      {own && (
        <GiveAway
          title={TOGETHER.sendTitle}
          text={TOGETHER.sendText}
          action={TOGETHER.send}
          named={TOGETHER.sendNamed}
          link={linkTo({ films: ids, answer: own })}
        />
      )}
      <Invite ids={ids} />
      <Panel title={TOGETHER.doneTitle}>
        <Text>{TOGETHER.doneText(yes, ids.length)}</Text>
        <Button look="secondary" onPress={round.again}>
          {TOGETHER.change}
        </Button>
      </Panel>
    </Parts>
  );
}

/** /together: films that a link carries, for people to decide on without an account or a server. */
export function TogetherScreen({ shared }: { readonly shared: SharedRound | null }) {
  const navigate = useNavigate();
  const onRound = (round: SharedRound) => void navigate({ hash: roundFragment(round) }, { replace: true });
  return (
    <Screen>
      <PageHeading title={TOGETHER.title} {...(shared && { lead: TOGETHER.lead })} />
      {shared ? (
        <Round shared={shared} onRound={onRound} />
      ) : (
        <EmptyState icon={Link2Off} title={TOGETHER.invalid} text={TOGETHER.invalidTip}>
          <ButtonLink to={ROUTES.landing}>{TOGETHER.home}</ButtonLink>
        </EmptyState>
      )}
    </Screen>
  );
}
