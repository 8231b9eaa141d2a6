import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Movie } from '../../../../src/domain/movies/movie';
import type { MovieMetadata } from '../../../../src/domain/movies/metadata';
import { Button } from '../../../../src/components/button';
import { MetadataSourceProvider } from '../../../../src/components/movie/movie-context';
import { ResultSlide } from '../../../../src/features/questionnaire/result-slide';
import { renderUi } from '../marked-movies/render-ui';
import { RESULTS } from '../../../../src/i18n/messages/results';

const HEAT: Movie = {
  id: 949,
  title: 'Heat',
  year: 1995,
  rating: 8.3,
  genres: ['Action', 'Crime'],
  description: 'A thief and the man who hunts him.',
  posterPath: '/heat.jpg',
  trailerUrl: '',
  certification: 'R',
  certificationEstimated: false,
  streamingOn: ['Netflix', 'Hulu'],
  streamingEstimated: false,
};

function show(movie: Movie, fromDevice = false, facts: MovieMetadata | null = null) {
  const onTrailer = vi.fn();
  const onDetails = vi.fn();
  const { unmount } = renderUi(
    <MetadataSourceProvider value={{ get: () => facts, subscribe: () => () => undefined }}>
      <ResultSlide
        movie={movie}
        reasons={[]}
        fromDevice={fromDevice}
        onTrailer={onTrailer}
        onDetails={onDetails}
        near
      />
      <Button>Primary</Button>
    </MetadataSourceProvider>,
  );
  return { onTrailer, onDetails, unmount };
}

afterEach(() => void vi.restoreAllMocks());

it('the primary button is the trailer only where one is known, and offline there is none', () => {
  const primary = () =>
    ['Watch Trailer', 'More Details'].filter(
      (name) =>
        screen.queryByRole('button', { name })?.className === screen.getByRole('button', { name: 'Primary' }).className,
    );
  const facts = { certification: 'R', providers: [], trailerUrl: 'trailer', keywords: [], seriesId: null };
  const known = show(HEAT, false, facts);
  expect(primary()).toEqual(['Watch Trailer']);
  known.unmount();
  const unknown = show(HEAT);
  expect(primary()).toEqual(['More Details']);
  expect(screen.queryByRole('button', { name: 'Watch Trailer' })).toBeNull();
  unknown.unmount();
  const none = show(HEAT, false, { ...facts, trailerUrl: '' });
  expect(primary()).toEqual(['More Details']);
  none.unmount();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(HEAT, false, facts);
  expect(primary()).toEqual(['More Details']);
  expect(screen.queryByRole('button', { name: 'Watch Trailer' })).toBeNull();
});

it('shows poster, title, year, rating out of 10, certification, description, genres and services [QUIZ-10, QUIZ-11, QUIZ-12, ENT-12]', () => {
  show(HEAT);
  expect(screen.getByRole('img', { name: 'Poster of Heat' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Heat' })).toBeTruthy();
  for (const text of ['1995', '8.3/10', 'R', HEAT.description]) expect(screen.getByText(text)).toBeTruthy();
  const items = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(items('Genres')).toEqual(['Action', 'Crime']);
  expect(screen.getByText('Available on:')).toBeTruthy();
  expect(items('Available on:')).toEqual(['Netflix', 'Hulu']);
  expect(screen.queryByText('estimated')).toBeNull();
});

it("shows 'No Rating' without a certification, and 'estimated' for estimated services [QUIZ-11]", () => {
  show({ ...HEAT, certification: '', streamingEstimated: true });
  expect(screen.getByText('No Rating')).toBeTruthy();
  expect(screen.getByText('estimated')).toBeTruthy();
});

it('says which language its texts are in, and leaves their direction to their script', () => {
  show({ ...HEAT, title: 'היט', description: 'שוד (Heat).', language: 'he-IL' });
  for (const text of [screen.getByRole('heading', { name: 'היט' }), screen.getByText('שוד (Heat).')])
    expect([text.lang, text.dir]).toEqual(['he-IL', 'auto']);
});

it("shows 'No description available' for a movie without one [ENT-13]", () => {
  show({ ...HEAT, description: '' });
  expect(screen.getByText('No description available')).toBeTruthy();
});

it("shows 'estimated' for an estimated certification", () => {
  show({ ...HEAT, certificationEstimated: true });
  expect(screen.getByText('estimated').parentElement?.textContent).toContain('R');
});

it('shows the runtime where it is known', () => {
  show({ ...HEAT, runtime: 170 });
  expect(screen.getByText('2h 50m')).toBeTruthy();
});

it('a movie without a poster has a drawn one [ENT-17]', () => {
  show({ ...HEAT, posterPath: null });
  expect(screen.queryByRole('img', { name: 'Poster of Heat' })).toBeNull();
  expect(screen.getAllByText('Heat')).toHaveLength(2);
});

it('a poster that fails to load is replaced with the drawn one [ENT-17]', () => {
  show(HEAT);
  expect(screen.getAllByText('Heat')).toHaveLength(1);
  fireEvent.error(screen.getByRole('img', { name: 'Poster of Heat' }));
  expect(screen.queryByRole('img', { name: 'Poster of Heat' })).toBeNull();
  expect(screen.getAllByText('Heat')).toHaveLength(2);
});

it('links to the trailer and the details [QUIZ-13]', () => {
  const { onTrailer, onDetails } = show({ ...HEAT, trailerUrl: 'trailer' });
  fireEvent.click(screen.getByRole('button', { name: 'Watch Trailer' }));
  fireEvent.click(screen.getByRole('button', { name: 'More Details' }));
  expect([onTrailer.mock.calls.length, onDetails.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  [true, RESULTS.factsDelayed],
  [false, RESULTS.factsLater],
])(
  'for a movie from the device without metadata, says what it waits for, and claims nothing (online: %s)',
  (online, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    show({ ...HEAT, streamingEstimated: true }, true);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Watch Trailer' })).toBeNull();
    expect(screen.queryByText('Available on:')).toBeNull();
  },
);

it('for a movie from the device with metadata, shows it', () => {
  const facts = { certification: 'R', providers: [], trailerUrl: 'trailer', keywords: [], seriesId: null };
  const { onTrailer } = show(HEAT, true, facts);
  fireEvent.click(screen.getByRole('button', { name: 'Watch Trailer' }));
  expect(onTrailer.mock.calls[0]?.[0]).toMatchObject({ id: HEAT.id, trailerUrl: 'trailer' });
  expect(screen.queryByText(RESULTS.factsLater)).toBeNull();
});
