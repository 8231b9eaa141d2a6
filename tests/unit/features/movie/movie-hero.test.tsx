import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeroFacts, MovieHero, ShareAction } from '../../../../src/features/movie/movie-hero';
import { Button } from '../../../../src/components/button';
import { toasts } from '../../../../src/components/toast';
import type { MovieDetails } from '../../../../src/domain/movies/movie-details';
import { CARD } from '../../../../src/i18n/messages/movies';
import { eventually } from '../../../time/eventually';
import { renderUi } from '../marked-movies/render-ui';
import { SHARE } from '../../../../src/features/movie/messages';

const MOVIE = { id: 603, title: 'The Matrix' };
const ADDRESS = `${window.location.origin}/movie/603`;

/** The browser's sharing features. */
function browser(parts: { readonly share?: unknown; readonly clipboard?: unknown }): void {
  const { share, clipboard } = parts;
  if (share !== undefined) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  if (clipboard !== undefined) Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}
const noParts = () => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
};
/** Waits for everything that follows a settled promise. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const shownToasts = () => toasts.visible().map(({ kind, text }) => [kind, text]);
function press(): void {
  renderUi(<ShareAction movie={MOVIE} />);
  fireEvent.click(screen.getByRole('button', { name: SHARE.share }));
}

beforeEach(noParts);
afterEach(() => {
  noParts();
  vi.restoreAllMocks();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

describe('sharing a movie', () => {
  it('uses the share sheet, with the title and the full URL, and shows no toast', async () => {
    const share = vi.fn(() => Promise.resolve());
    browser({ share, clipboard: { writeText: () => Promise.reject(new Error('not asked for')) } });
    press();
    await eventually(() => expect(share).toHaveBeenCalledWith({ title: 'The Matrix', url: ADDRESS }));
    await settled();
    expect(shownToasts()).toEqual([]);
  });

  it('uses the clipboard without a share sheet, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    browser({ clipboard: { writeText } });
    press();
    await eventually(() => expect(shownToasts()).toEqual([['success', SHARE.copied]]));
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
  });

  it.each(['AbortError', 'InvalidStateError'])(
    'does nothing when the sheet is cancelled or already open (%s), and shows no toast',
    async (name) => {
      const share = vi.fn(() => Promise.reject(new DOMException('no', name)));
      browser({ share, clipboard: { writeText: () => Promise.resolve() } });
      press();
      await eventually(() => expect(share).toHaveBeenCalledOnce());
      await settled();
      expect(shownToasts()).toEqual([]);
    },
  );

  it('uses the clipboard when the sheet is refused', async () => {
    browser({
      share: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      clipboard: { writeText: () => Promise.resolve() },
    });
    press();
    await eventually(() => expect(shownToasts()).toEqual([['success', SHARE.copied]]));
  });

  it('reports when the browser refuses both', async () => {
    browser({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    press();
    await eventually(() => expect(shownToasts()).toEqual([['error', SHARE.failed]]));
  });
});

it('has no button when nothing can be shared', () => {
  renderUi(<ShareAction movie={MOVIE} />);
  expect(screen.queryByRole('button', { name: SHARE.share })).toBeNull();
});

const movie = { ...MOVIE, year: 1999, rating: 8.2, genres: [], description: '', posterPath: null };

describe('the trailer’s button', () => {
  const details = (trailerUrl: string): MovieDetails => ({
    ...MOVIE,
    tagline: '',
    overview: '',
    status: 'Released',
    voteAverage: 8.2,
    voteCount: 900,
    runtime: 136,
    releaseDate: '1999-03-31',
    genres: [],
    budget: 0,
    revenue: 0,
    posterPath: null,
    backdropPath: null,
    productionCompanies: [],
    credits: { cast: [], crew: [] },
    metadata: { certification: 'R', providers: null, trailerUrl, keywords: [], seriesId: null },
  });
  /** Whether the button is there and is the main one. */
  const button = (known: MovieDetails | null) => {
    const { unmount } = renderUi(
      <>
        <MovieHero movie={movie} details={known} rank={null} trailerLoading={false} onTrailer={vi.fn()} />
        <Button>Primary</Button>
      </>,
    );
    const trailer = screen.queryByRole('button', { name: CARD.watchTrailer });
    const isPrimary = trailer?.className === screen.getByRole('button', { name: 'Primary' }).className;
    unmount();
    return trailer === null ? 'none' : isPrimary ? 'primary' : 'secondary';
  };

  it('is the main one where a trailer is known, and missing where there is none', () => {
    expect(button(details('trailer'))).toBe('primary');
    expect(button(null)).toBe('secondary');
    expect(button(details(''))).toBe('none');
  });

  it('is missing offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(button(details('trailer'))).toBe('none');
  });
});

describe('the facts under a title', () => {
  const facts = (runtime: number, year = 1999) => {
    const { container } = renderUi(
      <HeroFacts movie={{ ...movie, year }} rank={null} runtime={runtime} local={undefined} />,
    );
    return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  };

  it('contain runtime and year [DET-01]', () => {
    expect(facts(136)).toEqual(expect.arrayContaining(['2h 16m', '1999']));
  });

  it('leave out a runtime and a year that nobody knows', () => {
    expect(facts(0, 0).filter((text) => /\d+m$|^0$/.test(text))).toEqual([]);
  });
});
