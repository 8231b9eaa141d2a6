import { describe, expect, it } from 'vitest';
import { drawBackdrop } from '../../../embedded/movie-database/artwork/backdrop';
import { drawPoster } from '../../../embedded/movie-database/artwork/poster';
import { GENRE_NAMES } from '../../../embedded/movie-database/films/genre-names';
import { catalogueOf, facts } from './film-fixture';

const genres = [...GENRE_NAMES.keys()];
const title = 'The Assassination of a Rather Long Title by Nobody in Particular';
const sample = catalogueOf(
  ...Array.from({ length: genres.length * 8 }, (_, index) =>
    facts(index + 1, {
      genreIds: genres.slice(index % genres.length),
      title: index % 3 === 0 ? title : `Film ${index}`,
    }),
  ),
).films;

/** The root element, or a failure that names what is wrong. */
function parsed(svg: string): Element {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect(root.nodeName, svg.slice(0, 200)).toBe('svg');
  return root;
}

describe('posters', () => {
  it('are well-formed drawings of two to three, with title, director and year', () => {
    for (const film of sample) {
      const root = parsed(drawPoster(film));
      expect(root.getAttribute('viewBox')).toBe('0 0 500 750');
      const words = Array.from(root.querySelectorAll('text'), (text) => text.textContent.toLowerCase()).join(' ');
      expect(words).toContain(film.title.toLowerCase());
      expect(words).toContain('ann director');
      expect(words).toContain('2001');
    }
  });

  it('hold no number that went wrong', () => {
    for (const film of sample) {
      expect(drawPoster(film) + drawBackdrop(film)).not.toMatch(/NaN|undefined|Infinity|"#(?![0-9a-f]{3})/);
    }
  });

  it('stay under six kilobytes', () => {
    expect(Math.max(...sample.map((film) => Buffer.byteLength(drawPoster(film))))).toBeLessThan(6144);
    expect(Math.max(...sample.map((film) => Buffer.byteLength(drawBackdrop(film))))).toBeLessThan(6144);
  });

  it('are the same for the same film and differ between films', () => {
    expect(sample.every((film) => drawPoster(film) === drawPoster(film))).toBe(true);
    expect(new Set(sample.map(drawPoster)).size).toBe(sample.length);
  });

  it.each([
    `<script>&"`,
    `</text></svg><svg onload='x'>`,
    '\u0000\u0008\uD800 broken',
    ']]> & &amp;',
    '🎬'.repeat(40),
    'x'.repeat(400),
  ])('let no title out of its text: %j', (hostile) => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const [film] = catalogueOf(facts(id, { title: hostile, directors: [hostile] })).films;
      if (film === undefined) throw new Error('no film');
      const root = parsed(drawPoster(film));
      expect(root.querySelector('script, [onload]')).toBeNull();
      expect(root.querySelectorAll('svg svg svg')).toHaveLength(0);
    }
  });
});

describe('backdrops', () => {
  it('are wide and without letters', () => {
    for (const film of sample) {
      const root = parsed(drawBackdrop(film));
      expect(root.getAttribute('viewBox')).toBe('0 0 1280 720');
      expect(root.querySelector('text')).toBeNull();
    }
  });
});
