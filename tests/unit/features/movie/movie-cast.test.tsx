import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MovieCast } from '../../../../src/features/movie/movie-cast';
import { renderUi } from '../marked-movies/render-ui';
import { MOVIE } from '../../../../src/features/movie/messages';

const person = (id: number, profilePath: string | null) => ({
  id,
  name: `Ann Actor ${id}`,
  character: `Part ${id}`,
  profilePath,
});

it('shows the first twelve of the cast with photo, name and character, and initials where there is no photo [DET-04]', () => {
  const cast = Array.from({ length: 14 }, (_, index) => person(index + 1, index === 1 ? null : `/p${index + 1}.jpg`));
  renderUi(<MovieCast cast={cast} />);
  const people = within(screen.getByRole('list', { name: MOVIE.cast })).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 12 }, (_, index) => `${index === 1 ? 'A2' : ''}Ann Actor ${index + 1}as Part ${index + 1}`),
  );
  expect(people.map((one) => one.querySelector('img')?.getAttribute('src') ?? null)).toEqual(
    Array.from({ length: 12 }, (_, index) => (index === 1 ? null : `https://images.test/t/p/w185/p${index + 1}.jpg`)),
  );
});

it('shows no placeholder for a missing character name', () => {
  renderUi(<MovieCast cast={[{ ...person(1, null), character: '' }]} />);
  expect(screen.getByRole('listitem').textContent).not.toContain('as ');
});
