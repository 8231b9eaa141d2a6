import { describe, expect, it } from 'vitest';
import { movieInState, navigationState, wasPushed } from '../../../src/hooks/movie-state';
import type { CardMovie } from '../../../src/components/movie/movie-card';

const MOVIE: CardMovie = {
  id: 603,
  title: 'The Matrix',
  year: 1999,
  rating: 8.2,
  genres: ['Action', 'Sci-Fi'],
  description: 'A programmer learns that the world he knows is a simulation.',
  posterPath: '/matrix.jpg',
  certification: 'R',
  certificationEstimated: false,
  streamingOn: ['Max'],
  streamingEstimated: false,
};

describe('navigation state of the movie dialog', () => {
  it('passes the pressed card to the dialog, cloned by the browser', () => {
    const state: unknown = structuredClone(navigationState({ from: '/dashboard' }, MOVIE));
    expect(movieInState(state, 603)).toEqual(MOVIE);
    expect(wasPushed(state)).toBe(true);
    expect(state).toMatchObject({ from: '/dashboard' });
  });

  it('has no card for another movie, and none for a URL opened directly', () => {
    expect(movieInState(navigationState(null, MOVIE), 604)).toBeNull();
    expect(movieInState(null, 603)).toBeNull();
    expect(wasPushed(null)).toBe(false);
    expect(wasPushed(navigationState(null, null))).toBe(true);
  });

  it('rejects a card from another version of the application', () => {
    expect(movieInState({ movieDialog: { ...MOVIE, title: undefined } }, 603)).toBeNull();
    expect(movieInState({ movieDialog: { ...MOVIE, genres: [1] } }, 603)).toBeNull();
    expect(movieInState({ movieDialog: { ...MOVIE, streamingOn: 'Max' } }, 603)).not.toHaveProperty('streamingOn');
    // A missing flag counts as estimated.
    expect(movieInState({ movieDialog: { ...MOVIE, certificationEstimated: undefined } }, 603)).toMatchObject({
      certificationEstimated: true,
    });
  });
});
