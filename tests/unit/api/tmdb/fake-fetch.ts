import type { Fetch } from '../../../../src/api/tmdb/fetch-json';

export interface FakeRequest {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** A fetch that responds with a function and records its requests. */
export function fakeFetch(answer: (request: FakeRequest) => Response | Promise<Response>): {
  fetch: Fetch;
  requests: FakeRequest[];
} {
  const requests: FakeRequest[] = [];
  const fetch: Fetch = async (address, { signal }) => {
    signal?.throwIfAborted();
    const { pathname, searchParams } = new URL(address);
    const one = { path: pathname.replace(/^\/3/, ''), query: searchParams };
    requests.push(one);
    return answer(one);
  };
  return { fetch, requests };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** The service's error shape. */
export function refusal(status: number, code: number, headers: Record<string, string> = {}): Response {
  return json({ success: false, status_code: code, status_message: 'Refused.' }, status, headers);
}

/** A list item in the service's format. */
export function listItem(id: number, fields: Record<string, unknown> = {}) {
  return {
    adult: false,
    backdrop_path: null,
    genre_ids: [35],
    id,
    original_language: 'en',
    original_title: `Movie ${id}`,
    overview: 'Something happens.',
    popularity: 12.3,
    poster_path: `/poster${id}.jpg`,
    release_date: '2015-06-01',
    title: `Movie ${id}`,
    video: false,
    vote_average: 7.1,
    vote_count: 900,
    ...fields,
  };
}

export function listPage(results: readonly unknown[], page = 1, totalPages = 1) {
  return { page, results, total_pages: totalPages, total_results: results.length };
}
