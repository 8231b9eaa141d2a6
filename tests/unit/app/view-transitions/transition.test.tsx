import { describe, expect, test } from 'vitest';
import { transitionFor } from '../../../../src/app/view-transitions/transition';
import { componentsOf } from '../../../../src/app/routes/route-table';

const address = (path: string) => {
  const { pathname, search } = new URL(path, 'https://matinee.test');
  return { pathname, search };
};
const between = (from: string, to: string) => {
  const move = transitionFor(address(from), address(to));
  return move && { kind: move.kind, movie: move.movie };
};

describe('the transition for a change of address', () => {
  test('animates the movie when its dialog opens or closes, or its screen opens or closes', () => {
    expect(between('/dashboard', '/dashboard?movie=603')).toEqual({ kind: 'dialog', movie: 603 });
    expect(between('/dashboard?movie=603', '/dashboard')).toEqual({ kind: 'dialog', movie: 603 });
    expect(between('/dashboard?movie=603', '/movie/603')).toEqual({ kind: 'screen', movie: 603 });
    expect(between('/movie/603', '/dashboard?movie=603')).toEqual({ kind: 'screen', movie: 603 });
    expect(between('/movie/603', '/charts')).toEqual({ kind: 'screen', movie: 603 });
    expect(between('/movie/603?movie=13', '/movie/603')).toEqual({ kind: 'dialog', movie: 13 });
  });

  test('animates no movie between other screens', () => {
    expect(between('/privacy', '/terms')).toEqual({ kind: 'screen', movie: null });
    expect(between('/movie/none', '/terms')).toEqual({ kind: 'screen', movie: null });
  });

  test('animates nothing when a list is sorted or a trailer opens', () => {
    expect(between('/profile/favorites', '/profile/favorites?sort=title')).toBeNull();
    expect(between('/dashboard?movie=603', '/dashboard?movie=603&trailer=1')).toBeNull();
  });
});

test('waits for what is not loaded yet, and only for that', async () => {
  const opens = () => transitionFor(address('/'), address('/?movie=603'));
  expect(opens()?.preload).not.toBeNull();
  await opens()?.preload?.();
  expect(opens()?.preload).toBeNull();

  const terms = () => transitionFor(address('/'), address('/terms'));
  await terms()?.preload?.();
  expect(terms()?.preload).toBeNull();
  expect(transitionFor(address('/terms'), address('/'))?.preload).toBeNull();
});

test('shows an account page together with its surrounding layout', () => {
  expect(componentsOf('/profile/settings')).toHaveLength(2);
  expect(componentsOf('/terms')).toHaveLength(1);
  expect(componentsOf('/')).toHaveLength(0);
  expect(componentsOf('/nowhere')).toHaveLength(0);
});
