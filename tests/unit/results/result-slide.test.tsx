// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Film } from '../../../src/domain/film';
import { ResultSlide } from '../../../src/ui/result-slide';
import { renderUi } from '../ui/render-ui';

const HEAT: Film = {
  id: 949,
  title: 'Heat',
  year: 1995,
  rating: 8.3,
  genres: ['Action', 'Crime'],
  description: 'A thief and the man who hunts him.',
  posterPath: '/heat.jpg',
  trailerUrl: '',
  certification: 'R',
  streamingOn: ['Netflix', 'Hulu'],
  streamingEstimated: false,
};

function show(film: Film) {
  const onTrailer = vi.fn();
  const onDetails = vi.fn();
  renderUi(
    <ResultSlide film={film} reasons={[]} onTrailer={onTrailer} trailerLoading={false} onDetails={onDetails} near />,
  );
  return { onTrailer, onDetails };
}

it('shows poster, title, year, rating out of 10, certification, description, genres and services [QUIZ-10, QUIZ-11, QUIZ-12, ENT-12]', () => {
  show(HEAT);
  expect(screen.getByRole('img', { name: 'Poster of Heat' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Heat' })).toBeTruthy();
  for (const text of ['1995', 'R', HEAT.description]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('8.3/10');
  const items = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(items('Genres')).toEqual(['Action', 'Crime']);
  expect(screen.getByText('Available on:')).toBeTruthy();
  expect(items('Available on:')).toEqual(['Netflix', 'Hulu']);
  expect(screen.queryByText('estimated')).toBeNull();
});

it("says 'No Rating' without a certification, and 'estimated' of guessed services [QUIZ-11]", () => {
  show({ ...HEAT, certification: '', streamingEstimated: true });
  expect(screen.getByText('No Rating')).toBeTruthy();
  expect(screen.getByText('estimated')).toBeTruthy();
});

it('a film without a poster has a drawn one in its place [ENT-17]', () => {
  show({ ...HEAT, posterPath: null });
  expect(screen.queryByRole('img', { name: 'Poster of Heat' })).toBeNull();
  expect(screen.getAllByText('Heat')).toHaveLength(2);
});

it('leads to the trailer and to the details [QUIZ-13]', () => {
  const { onTrailer, onDetails } = show(HEAT);
  fireEvent.click(screen.getByRole('button', { name: 'Watch Trailer' }));
  fireEvent.click(screen.getByRole('button', { name: 'More Details' }));
  expect([onTrailer.mock.calls.length, onDetails.mock.calls.length]).toEqual([1, 1]);
});
