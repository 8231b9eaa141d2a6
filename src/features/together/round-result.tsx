import { chakra } from '@chakra-ui/react/styled-system';
import { moviePath } from '../../config/app/routes';
import { ROUND_PEOPLE } from '../../config/film/together-limits';
import type { RoundFilm } from '../../data/hooks/together/use-round-films';
import type { SharedRound } from '../../domain/together/round-address';
import { tallyOf, type RoundAnswer, type TalliedFilm } from '../../domain/together/round';
import { FilmPoster } from '../../ui/film/picture/film-poster';
import { Panel } from '../../ui/layout/panel';
import { TOGETHER } from '../../words/en/film/together';
import { ScanCode } from './scan-code';
import { Link } from '../../ui/controls/link';

const Parts = chakra('div', { base: { display: 'grid', gap: '5' } });
const Text = chakra('p', { base: { color: 'fg.muted' } });
const Title = chakra('h3', { base: { fontSize: 'xl', marginBottom: '3' } });
const List = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '4' },
});
const Film = chakra('li', { base: { display: 'grid', gap: '1.5', alignContent: 'start', minWidth: 0 } });
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

export interface RoundResultProps {
  readonly ids: readonly number[];
  readonly films: readonly RoundFilm[];
  readonly answers: readonly RoundAnswer[];
  /** As many people have answered as a round takes: the last answer was not counted. */
  readonly full: boolean;
  /** A round was read from somebody's screen. */
  readonly onRound: (round: SharedRound) => void;
}

/** What people want together: what all said yes to, then what nearly all did. */
export function RoundResult({ ids, films, answers, full, onRound }: RoundResultProps) {
  const { people, all, near } = tallyOf(ids, answers);

  function list(tallied: readonly TalliedFilm[]) {
    return (
      <List>
        {tallied.map(({ id, yes }) => {
          const film = films[ids.indexOf(id)];
          const title = film?.title ?? TOGETHER.unknown(id);
          return (
            <Film key={id}>
              <FilmPoster title={title} posterPath={film?.posterPath ?? null} sizes="160px" />
              <Name to={moviePath(id)}>{title}</Name>
              <Votes>{TOGETHER.votes(yes, people)}</Votes>
            </Film>
          );
        })}
      </List>
    );
  }

  return (
    <Panel title={TOGETHER.resultTitle}>
      <Parts>
        <Text role="status">{people === 1 ? TOGETHER.alone : TOGETHER.result(people)}</Text>
        {full && <Text role="status">{TOGETHER.full(ROUND_PEOPLE)}</Text>}
        {people > 1 && (
          <div>
            <Title>{TOGETHER.allTitle}</Title>
            {all.length > 0 ? list(all) : <Text>{TOGETHER.none}</Text>}
          </div>
        )}
        {people > 1 && near.length > 0 && (
          <div>
            <Title>{TOGETHER.nearTitle}</Title>
            {list(near)}
          </div>
        )}
        <ScanCode onRound={onRound} />
      </Parts>
    </Panel>
  );
}
