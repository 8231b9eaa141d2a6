import { describe, expect, it } from 'vitest';
import { pushedFilm, pushedState, wasPushed } from '../../../src/app/film-dialogs/film-state';
import type { CardFilm } from '../../../src/ui/film/film-card';

const FILM: CardFilm = {
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

describe('navigation state of the film dialogs', () => {
  it('brings the pressed card to the dialog, as the browser copies it', () => {
    const state: unknown = structuredClone(pushedState({ from: '/dashboard' }, FILM));
    expect(pushedFilm(state, 603)).toEqual(FILM);
    expect(wasPushed(state)).toBe(true);
    expect(state).toMatchObject({ from: '/dashboard' });
  });

  it('has no card for another film, and none in an address opened by itself', () => {
    expect(pushedFilm(pushedState(null, FILM), 604)).toBeNull();
    expect(pushedFilm(null, 603)).toBeNull();
    expect(wasPushed(null)).toBe(false);
    expect(wasPushed(pushedState(null, null))).toBe(true);
  });

  it('refuses a card of another version of the application', () => {
    expect(pushedFilm({ filmDialog: { ...FILM, title: undefined } }, 603)).toBeNull();
    expect(pushedFilm({ filmDialog: { ...FILM, genres: [1] } }, 603)).toBeNull();
    expect(pushedFilm({ filmDialog: { ...FILM, streamingOn: 'Max' } }, 603)).not.toHaveProperty('streamingOn');
    // what does not say whether it is a guess counts as one
    expect(pushedFilm({ filmDialog: { ...FILM, certificationEstimated: undefined } }, 603)).toMatchObject({
      certificationEstimated: true,
    });
  });
});
