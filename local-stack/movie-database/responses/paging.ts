import { fail, ok, type Result } from '../../../src/domain/values/result';

/** TMDB: 20 movies a page, pages 1 to 500. */
const PAGE_SIZE = 20;
const LAST_PAGE = 500;

export interface Page<T> {
  readonly page: number;
  readonly results: readonly T[];
  readonly total_pages: number;
  readonly total_results: number;
}

/** Parses the `page` parameter: 1 when absent, else an integer from 1 to 500. */
export function readPage(parameters: URLSearchParams): Result<number, 'invalid-page'> {
  const text = parameters.get('page') ?? '1';
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= LAST_PAGE ? ok(page) : fail('invalid-page');
}

/** One page of a list; empty past the end. */
export function pageOf<From, To>(all: readonly From[], page: number, shape: (item: From) => To): Page<To> {
  return {
    page,
    results: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(shape),
    total_pages: Math.min(LAST_PAGE, Math.ceil(all.length / PAGE_SIZE)),
    total_results: all.length,
  };
}
