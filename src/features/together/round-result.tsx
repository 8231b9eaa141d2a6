import { chakra } from '@chakra-ui/react/styled-system';
import { moviePath } from '../../config/routes';
import { VOTE_PEOPLE_LIMIT } from '../../config/group-vote';
import type { VoteMovie } from '../../data/hooks/together/use-round-films';
import { type Ballot, type SharedVote, type TalliedMovie, tally } from '../../domain/group-vote';
import { MoviePoster } from '../../components/movie/poster';
import { Panel } from '../../components/layout/headings';
import { GROUP_VOTE } from '../../words/en/film/together';
import { ScanCode } from './scan-code';
import { Link } from '../../components/link';

const Parts = chakra('div', { base: { display: 'grid', gap: '5' } });
const Text = chakra('p', { base: { color: 'fg.muted' } });
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
  readonly answers: readonly Ballot[];
  /** As many people have answered as a round takes: the last answer was not counted. */
  readonly full: boolean;
  /** A round was read from somebody's screen. */
  readonly onRound: (round: SharedVote) => void;
}

/** What people want together: what all said yes to, then what nearly all did. */
export function VoteResult({ ids, movies, answers, full, onRound }: VoteResultProps) {
  const { people, all, near } = tally(ids, answers);

  function list(tallied: readonly TalliedMovie[]) {
    return (
      <List>
        {tallied.map(({ id, yes }) => {
          const movie = movies[ids.indexOf(id)];
          const title = movie?.title ?? GROUP_VOTE.unknown(id);
          return (
            <Movie key={id}>
              <MoviePoster title={title} posterPath={movie?.posterPath ?? null} sizes="160px" />
              <Name to={moviePath(id)}>{title}</Name>
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
        <Text role="status">{people === 1 ? GROUP_VOTE.alone : GROUP_VOTE.result(people)}</Text>
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
        <ScanCode onRound={onRound} />
      </Parts>
    </Panel>
  );
}
