import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMovieCards } from '../../../../src/marks/use-marked-movies';
import { summaryOf } from '../../../../src/domain/movies/movie';
import { MarkedRow } from '../../../../src/features/marked-movies/marked-row';
import { renderUi } from './render-ui';
import { CARD } from '../../../../src/i18n/messages/movies';

vi.mock('../../../../src/marks/use-marked-movies');

/** A movie as listed, with the card stored by its mark. */
const HEAT = {
  id: 949,
  title: 'Heat',
  year: 1995,
  rating: 8.3,
  genres: ['Action', 'Crime'],
  description: 'A thief and the man who hunts him.',
  posterPath: '/heat.jpg',
  rank: 4,
};

const onOpen = vi.fn();

beforeEach(() => onOpen.mockReset());

function show(movie: typeof HEAT | ReturnType<typeof summaryOf>) {
  vi.mocked(useMovieCards).mockReturnValue(new Map([[949, { ...movie, id: 949 }]]));
  renderUi(
    <MarkedRow
      ids={[949]}
      priority
      onOpen={onOpen}
      renderActions={({ title }) => <button>Heart {title}</button>}
      wrap={(id, card) => <div key={id}>{card}</div>}
    />,
  );
  return within(screen.getByRole('article'));
}

it('a favorite is a card with poster, title, year, rating, genres and a heart, from its stored card [FAV-01]', () => {
  const card = show(summaryOf(HEAT));
  expect(card.getByRole('img', { name: 'Poster of Heat' }).getAttribute('src')).toContain('/heat.jpg');
  expect(card.getByRole('heading', { level: 2, name: 'Heat' })).toBeTruthy();
  for (const fact of ['1995', '8.3']) expect(card.getByText(fact)).toBeTruthy();
  const genres = within(card.getByRole('list', { name: CARD.genres })).getAllByRole('listitem');
  expect(genres.map(({ textContent }) => textContent)).toEqual(['Action', 'Crime']);
  expect(card.getByRole('button', { name: 'Heart Heat' })).toBeTruthy();
  expect(card.getByText(HEAT.description)).toBeTruthy();
});

it('opens with its description and its id [FAV-01]', () => {
  fireEvent.click(show(summaryOf(HEAT)).getByRole('button', { name: 'Heat' }));
  expect(onOpen).toHaveBeenCalledWith({ ...summaryOf(HEAT), id: 949 });
});

it('a favorite shows no rank, even if its movie has one [FAV-02]', () => {
  const card = show(HEAT);
  expect(card.queryByText(/^Rank/)).toBeNull();
  expect(document.querySelector('[data-tier]')).toBeNull();
});

it('shows nothing for a movie that is not read yet, and the id of one without a card', () => {
  vi.mocked(useMovieCards).mockReturnValue(new Map([[949, null]]));
  renderUi(
    <MarkedRow
      ids={[949, 603]}
      priority
      onOpen={onOpen}
      renderActions={() => null}
      wrap={(id, card) => <div key={id}>{card}</div>}
    />,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([CARD.unknownMovie(949)]);
});
