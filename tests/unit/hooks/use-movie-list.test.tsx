import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMovieList, type MovieList } from '../../../src/hooks/use-movie-list';
import type { ListQuery } from '../../../src/api/tmdb/query';
import type { Candidate } from '../../../src/domain/movies/movie';

const MOVIES = [{ id: 603 }] as unknown as readonly Candidate[];

it('a list is loading until its movies are rendered, and is never empty in between or loading with all of them', async () => {
  const options = { queryKey: ['list'], queryFn: () => Promise.resolve({ value: MOVIES }) } as unknown as ListQuery;
  const client = new QueryClient();
  const drawn: MovieList<Candidate>[] = [];
  renderHook(
    () => {
      const list = useMovieList(options);
      drawn.push(list);
      return list;
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  await waitFor(() => expect(drawn.at(-1)?.movies).toEqual(MOVIES));
  expect(drawn.map(({ movies, loading }) => movies.length > 0 === loading)).not.toContain(true);
});
