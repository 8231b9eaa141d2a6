import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GENRE_CHIPS_IN_LISTS } from '../../../../src/config/ui';
import { CertificationBadge, RankBadge } from '../../../../src/components/movie/movie-badges';
import { MovieCard, type CardMovie } from '../../../../src/components/movie/movie-card';
import { MoviePoster } from '../../../../src/components/movie/poster';
import { formatRuntime } from '../../../../src/i18n/format';
import { CARD } from '../../../../src/i18n/messages/movies';
import { renderUi } from '../../features/marked-movies/render-ui';

const UNRANKED: CardMovie = {
  id: 7,
  title: 'Heat',
  year: 1995,
  rating: 8.3,
  genres: ['Action', 'Crime', 'Drama', 'Thriller'],
  description: '',
  posterPath: '/heat.jpg',
  certification: 'R',
  certificationEstimated: false,
  streamingOn: ['Netflix', 'Hulu', 'Max', 'Tubi'],
  streamingEstimated: false,
};
const MOVIE: CardMovie = { ...UNRANKED, rank: 4 };
const chips = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

describe('movie card', () => {
  it('opens from anywhere through one button named by the title, but not from its actions [CARD-03]', () => {
    const onOpen = vi.fn();
    const onHeart = vi.fn();
    renderUi(<MovieCard movie={MOVIE} onOpen={onOpen} actions={<button onClick={onHeart}>heart</button>} />);
    fireEvent.click(screen.getByRole('button', { name: 'heart' }));
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Heat' }));
    expect(onOpen).toHaveBeenCalledWith(MOVIE);
    expect(onHeart).toHaveBeenCalledTimes(1);
  });

  it('shows at most three genres and three services [CARD-09, CARD-10]', () => {
    renderUi(<MovieCard movie={MOVIE} onOpen={vi.fn()} />);
    expect(chips('Genres').map((chip) => chip.textContent)).toEqual(['Action', 'Crime', 'Drama']);
    expect(chips('Available on:').map((chip) => chip.textContent)).toEqual(['Netflix', 'Hulu', 'Max']);
  });

  it('marks estimates of certification and services as such', () => {
    const { rerender } = renderUi(<MovieCard movie={MOVIE} onOpen={vi.fn()} />);
    expect(screen.queryByText('estimated')).toBeNull();
    rerender(<MovieCard movie={{ ...MOVIE, certificationEstimated: true }} onOpen={vi.fn()} />);
    expect(screen.getByText('estimated').parentElement?.textContent).toContain('R');
    rerender(<MovieCard movie={{ ...MOVIE, streamingEstimated: true }} onOpen={vi.fn()} />);
    expect(screen.getByText('estimated').parentElement?.textContent).toContain('Netflix');
  });

  it('says which services are free or paid by advertising', () => {
    const streamingOffers = { Netflix: 'ads', Max: 'free' } as const;
    renderUi(<MovieCard movie={{ ...MOVIE, streamingOffers }} onOpen={vi.fn()} />);
    const offers = chips('Available on:').map(({ textContent }) => textContent);
    expect(offers).toEqual(['Netflix · with ads', 'Hulu', 'Max · free']);
  });

  it('says that a movie without votes is not rated yet, instead of 0.0', () => {
    renderUi(<MovieCard movie={{ ...MOVIE, rating: 0 }} onOpen={vi.fn()} />);
    expect(screen.getByText(CARD.notRated)).toBeTruthy();
    expect(screen.queryByText('0.0')).toBeNull();
  });

  it.each([
    ['he-IL', 'he-IL'],
    [undefined, null],
  ] as const)(
    'says which language its texts are in, and leaves their direction to their script: %s',
    (language, lang) => {
      const movie = { ...MOVIE, description: 'א (Heat).', ...(language && { language }) };
      renderUi(<MovieCard movie={movie} onOpen={vi.fn()} noDescription="none" />);
      for (const text of [screen.getByRole('heading'), screen.getByText(movie.description)])
        expect([text.getAttribute('lang'), text.getAttribute('dir')]).toEqual([lang, 'auto']);
    },
  );

  it('shows the runtime once it is known', () => {
    const { rerender } = renderUi(<MovieCard movie={MOVIE} onOpen={vi.fn()} />);
    expect(screen.queryByText(formatRuntime(170))).toBeNull();
    rerender(<MovieCard movie={{ ...MOVIE, runtime: 170 }} onOpen={vi.fn()} />);
    expect(screen.getByText(formatRuntime(170))).toBeTruthy();
  });

  it('shows two genres in trending and top lists [CARD-08]', () => {
    renderUi(<MovieCard movie={MOVIE} onOpen={vi.fn()} genreLimit={GENRE_CHIPS_IN_LISTS} />);
    expect(chips('Genres')).toHaveLength(2);
  });

  it('shows poster, title, year, rating, certification and chips, and a rank badge only for a rank [CARD-01, CARD-02]', () => {
    const { rerender } = renderUi(<MovieCard movie={MOVIE} onOpen={vi.fn()} />);
    expect(screen.getByRole('img', { name: 'Poster of Heat' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Heat' })).toBeTruthy();
    for (const fact of ['1995', '8.3', 'R', 'Rank 4']) expect(screen.getByText(fact)).toBeTruthy();
    expect(chips('Genres')[0]?.textContent).toBe('Action');
    expect(chips('Available on:')[0]?.textContent).toBe('Netflix');
    rerender(<MovieCard movie={UNRANKED} onOpen={vi.fn()} />);
    expect(document.querySelector('[data-tier]')).toBeNull();
  });

  it('hides the rank among favorites, and an unknown year everywhere [CARD-02]', () => {
    renderUi(<MovieCard movie={{ ...MOVIE, year: 0 }} onOpen={vi.fn()} showRank={false} />);
    expect(screen.queryByText('Rank 4')).toBeNull();
    expect(screen.queryByText('0')).toBeNull();
  });
});

describe('poster', () => {
  it('requests the image with CORS, in two widths', () => {
    renderUi(<MoviePoster title="Heat" posterPath="/heat.jpg" />);
    const image = screen.getByRole('img', { name: 'Poster of Heat' });
    expect(image.getAttribute('crossorigin')).toBe('anonymous');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('srcset')).toBe(
      'https://images.test/t/p/w185/heat.jpg 185w, https://images.test/t/p/w500/heat.jpg 500w',
    );
  });

  it('falls back to a drawn poster when the image fails, and tries again for another movie [CARD-07]', () => {
    const { rerender } = renderUi(<MoviePoster title="Heat" posterPath="/heat.jpg" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img').tagName).toBe('DIV');
    expect(document.querySelector('img')).toBeNull();
    rerender(<MoviePoster title="Ran" posterPath="/ran.jpg" />);
    expect(screen.getByRole('img', { name: 'Poster of Ran' }).tagName).toBe('IMG');
  });

  it('draws the title when there is no poster, without any request', () => {
    renderUi(<MoviePoster title="Heat" posterPath={null} />);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('Heat')).toBeTruthy();
  });
});

describe('badges', () => {
  it("shows 'No Rating' when there is no certification", () => {
    renderUi(<CertificationBadge certification="" estimated />);
    expect(screen.getByText('No Rating')).toBeTruthy();
    expect(screen.queryByText('estimated')).toBeNull();
  });

  it.each([
    [1, 'gold'],
    [3, 'gold'],
    [4, 'grey'],
    [10, 'grey'],
    [11, 'amber'],
    [25, 'amber'],
    [26, 'slate'],
    [50, 'slate'],
  ])('rank %i is %s [CARD-11]', (rank, tier) => {
    const { container } = renderUi(<RankBadge rank={rank} />);
    expect(container.querySelector('[data-tier]')?.getAttribute('data-tier')).toBe(tier);
  });
});
