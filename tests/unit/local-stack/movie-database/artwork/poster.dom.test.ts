import { describe, expect, it } from 'vitest';
import { designsOf } from '../../../../../local-stack/movie-database/artwork/choose';
import {
  FACES,
  fitBlock,
  fitTitle,
  lineWidth,
  type FaceName,
} from '../../../../../local-stack/movie-database/artwork/lettering';
import { DESIGNS } from '../../../../../local-stack/movie-database/artwork/designs/index';
import { MOTIFS, type MotifName } from '../../../../../local-stack/movie-database/artwork/motifs/index';
import { drawMotif, silhouette } from '../../../../../local-stack/movie-database/artwork/motifs/motif';
import {
  contrast,
  PALETTES,
  readableOn,
  type PaletteName,
} from '../../../../../local-stack/movie-database/artwork/drawing/palettes';
import {
  drawBackdrop,
  drawPoster,
  LAYOUTS,
  type LayoutName,
  type Design,
} from '../../../../../local-stack/movie-database/artwork/poster';
import { groundsOf, SCENES, type SceneName } from '../../../../../local-stack/movie-database/artwork/scenes/index';
import type { Movie } from '../../../../../local-stack/movie-database/catalog/catalog';
import { readCatalog } from '../../../../../local-stack/movie-database/catalog/movie-files';
import { catalogOf, facts } from '../movie-fixture';

const LONGEST = 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb';
const scenes = Object.keys(SCENES) as SceneName[];
const motifs = Object.keys(MOTIFS) as MotifName[];
const palettes = Object.keys(PALETTES) as PaletteName[];
const layouts = Object.keys(LAYOUTS) as LayoutName[];
const faces = Object.keys(FACES) as FaceName[];

/** Every scene three times, together covering every palette, layout and typeface. */
const looks = Array.from({ length: scenes.length * 3 }, (_, index): Design => {
  const of = <Name>(names: readonly Name[], step: number): Name => names[(index * step) % names.length] as Name;
  const look = { motif: of(motifs, 5), scene: of(scenes, 1), palette: of(palettes, 3), layout: of(layouts, 1) };
  return { ...look, face: of(faces, 7), scaleFigure: index % 5 === 0 };
});

function movieOf(changes: Parameters<typeof facts>[1] = {}): Movie {
  const [movie] = catalogOf(facts(7, changes)).movies;
  if (movie === undefined) throw new Error('no movie');
  return movie;
}
const known = movieOf({ title: LONGEST });

/** The root element, or a failure that names the error. */
function parsed(svg: string): Element {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect(root.nodeName, svg.slice(0, 200)).toBe('svg');
  return root;
}

describe('posters', () => {
  it('are well-formed drawings of two to three that name the movie, its director and its year', () => {
    for (const look of looks) {
      const root = parsed(drawPoster(known, look));
      expect(root.getAttribute('viewBox')).toBe('0 0 500 750');
      expect(root.querySelector('title')?.textContent).toBe(LONGEST);
      const words = Array.from(root.querySelectorAll('text'), (text) => text.textContent).join(' ');
      expect(words).toContain('2001');
      expect(words).toContain('ANN DIRECTOR');
    }
  });

  it('and backdrops contain no invalid number', () => {
    for (const look of looks) {
      expect(drawPoster(known, look) + drawBackdrop(known, look)).not.toMatch(
        /NaN|undefined|Infinity|"#(?![0-9a-f]{3}|one)/,
      );
    }
  });

  it('and backdrops stay under ten kilobytes', () => {
    const catalog = readCatalog();
    for (const movie of catalog.movies.slice(0, 500)) {
      const look = designsOf(catalog).get(movie.id);
      if (look === undefined) throw new Error(movie.title);
      expect(Buffer.byteLength(drawPoster(movie, look)), movie.title).toBeLessThan(10_240);
      expect(Buffer.byteLength(drawBackdrop(movie, look)), movie.title).toBeLessThan(10_240);
    }
  });

  it('are the same for the same movie and look, and differ for another', () => {
    for (const look of looks) expect(drawPoster(known, look)).toBe(drawPoster(known, look));
    expect(new Set(looks.map((look) => drawPoster(known, look))).size).toBe(looks.length);
  });

  it.each([
    `<script>&"`,
    `</text></svg><svg onload='x'>`,
    '\u0000\u0008\uD800 broken',
    ']]> & &amp;',
    '🎬'.repeat(40),
    'x'.repeat(400),
  ])('escape the title: %j', (hostile) => {
    const movie = movieOf({ title: hostile, directors: [hostile] });
    for (const look of looks) {
      const root = parsed(drawPoster(movie, look));
      expect(root.querySelector('script, [onload]')).toBeNull();
    }
  });
});

describe('backdrops', () => {
  it('are wide and without text', () => {
    for (const look of looks) {
      const root = parsed(drawBackdrop(known, look));
      expect(root.getAttribute('viewBox')).toBe('0 0 1280 720');
      expect(root.querySelector('text')).toBeNull();
    }
  });
});

describe('titles', () => {
  const byLength = readCatalog()
    .movies.map(({ title }) => title.replace(/\s+/g, ' '))
    .sort((left, right) => right.length - left.length);
  const titles = [LONGEST, 'Up', 'F1', '1917', 'Amélie', 'WALL·E', ...byLength.slice(0, 120)];
  const box = { width: 424, height: 180 };

  it.each(faces)('fit completely into their box, by the widths used to set them: %s', (name) => {
    const face = FACES[name];
    for (const title of titles) {
      for (const { lines, height } of [fitTitle(title, face, box), fitBlock(title, face, { ...box, height: 230 })]) {
        expect(
          lines
            .map(({ text }) => text)
            .join(' ')
            .toLowerCase(),
        ).toBe(title.toLowerCase().trim());
        expect(Math.max(...lines.map(({ text, size }) => lineWidth(text, face) * size)), title).toBeLessThanOrEqual(
          424.01,
        );
        expect(height, title).toBeLessThanOrEqual(230);
      }
    }
  });

  it('stand out from their background', () => {
    for (const scene of scenes) {
      for (const name of palettes) {
        const { head, foot } = groundsOf(scene, PALETTES[name]);
        for (const ground of [head, foot]) {
          expect(contrast(ground, readableOn(ground, PALETTES[name])), `${scene} ${name}`).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});

describe('motifs', () => {
  it.each(motifs)('are layers that can be drawn: %s', (name) => {
    for (const layer of MOTIFS[name].split('|')) {
      expect(layer).toMatch(/^[ABCDKW][\d.]*=?(\*\d+)?(@\d)? [MOER][-\d. MLHVCSQTAZOERmlhvcsqtaz]*$/);
    }
    const root = parsed(`<svg xmlns="http://www.w3.org/2000/svg">${drawMotif(MOTIFS[name], silhouette('#000'))}</svg>`);
    expect(root.querySelectorAll('path').length).toBeGreaterThanOrEqual(MOTIFS[name].split('|').length);
  });

  it('belong to at most three of the hand-chosen movies, each of which is listed once', () => {
    for (const name of motifs) expect(DESIGNS.filter(([, motif]) => motif === name).length).toBeLessThanOrEqual(3);
    expect(new Set(DESIGNS.map(([id]) => id)).size).toBe(DESIGNS.length);
  });
});
