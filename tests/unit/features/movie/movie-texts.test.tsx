import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Dialog } from '../../../../src/components/dialog/dialog';
import type { Movie } from '../../../../src/domain/movies/movie';
import { MovieTable } from '../../../../src/features/collection/movie-table';
import { VoteCard } from '../../../../src/features/group-vote/vote-card';
import { VoteResult } from '../../../../src/features/group-vote/vote-result';
import { MovieOverview } from '../../../../src/features/movie/movie-facts';
import { renderUi } from '../marked-movies/render-ui';

const HEAT: Movie = {
  id: 949,
  title: 'היט',
  language: 'he-IL',
  year: 1995,
  rating: 8.3,
  genres: ['Action'],
  description: 'שוד (Heat).',
  posterPath: '/heat.jpg',
  trailerUrl: '',
  certification: 'R',
  certificationEstimated: false,
  streamingOn: [],
  streamingEstimated: false,
};

// jsdom has the element but can't open it.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const table = (
  <MovieTable
    label="Movies"
    movies={[HEAT]}
    shownBefore={new Set()}
    sort={{ column: 'title', descending: false }}
    onColumn={vi.fn()}
    onOpen={vi.fn()}
  />
);
const ballots = ['a', 'b'].map((voter) => ({ voter, votes: ['yes'] as const }));

it.each([
  ['the collection’s list', table, [HEAT.title]],
  ['a vote', <VoteCard key="vote" id={949} movie={HEAT} onVote={vi.fn()} />, [HEAT.title, HEAT.description]],
  [
    'its result',
    <VoteResult key="r" ids={[949]} movies={[HEAT]} ballots={ballots} full={false} onScanned={vi.fn()} />,
    [HEAT.title],
  ],
  ['a movie’s page', <MovieOverview key="page" movie={HEAT} />, [HEAT.description]],
  [
    'a dialog',
    <Dialog key="dialog" open title={HEAT.title} language={HEAT.language} onClose={vi.fn()}>
      details
    </Dialog>,
    [HEAT.title],
  ],
])('%s says which language a movie’s texts are in, and leaves their direction to their script', (_, part, texts) => {
  renderUi(part);
  for (const text of texts) {
    const element = screen.getByText(text, { ignore: 'figure *, [aria-hidden=true]' });
    expect([element.lang, element.dir]).toEqual(['he-IL', 'auto']);
  }
});
