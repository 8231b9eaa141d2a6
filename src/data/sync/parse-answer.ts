import { isRecord } from '../../domain/record';
import type { FilmCard } from '../../domain/film';
import type { Mark, MarkKind } from '../../domain/mark';
import type { PulledRow, PullAnswer, PushAnswer, PushResult } from './protocol';

const KINDS: ReadonlySet<unknown> = new Set<MarkKind>(['favorite', 'watched', 'shown']);
const STATUSES: ReadonlySet<unknown> = new Set<PushResult['status']>(['applied', 'superseded', 'rejected', 'clock']);

function isKind(value: unknown): value is MarkKind {
  return KINDS.has(value);
}

function isStatus(value: unknown): value is PushResult['status'] {
  return STATUSES.has(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function parseMark(value: unknown): Mark | null {
  if (!isRecord(value)) return null;
  const { kind, movie_id: movieId, present, ts, op, seq } = value;
  if (!isKind(kind) || !isCount(movieId) || typeof present !== 'boolean') return null;
  if (!isCount(ts) || typeof op !== 'string' || !isCount(seq)) return null;
  return { kind, movieId, present, ts, op, seq };
}

function parseCard(value: unknown): FilmCard | null {
  if (!isRecord(value) || typeof value['title'] !== 'string') return null;
  const { title, year, rating, genres, description, poster_path: posterPath } = value;
  return {
    title,
    year: typeof year === 'number' ? year : 0,
    rating: typeof rating === 'number' ? rating : 0,
    genres: Array.isArray(genres) ? genres.filter((genre) => typeof genre === 'string') : [],
    description: typeof description === 'string' ? description : '',
    posterPath: typeof posterPath === 'string' ? posterPath : null,
  };
}

/** The part both answers share; null unless it is this member's. */
function parseEnvelope(value: unknown, userId: string) {
  if (!isRecord(value) || value['uid'] !== userId) return null;
  const { epoch, head, server_time: serverTime } = value;
  if (typeof epoch !== 'string' || !isCount(head) || !isCount(serverTime)) return null;
  return { answer: { epoch, head, serverTime }, body: value };
}

function parseEach<T>(items: unknown, parse: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(items)) return null;
  const parsed = items.map(parse);
  return parsed.every((item) => item !== null) ? parsed : null;
}

function parseResult(value: unknown): PushResult | null {
  if (!isRecord(value) || typeof value['op'] !== 'string' || !isStatus(value['status'])) return null;
  const standing = value['row'] ?? null;
  const row = parseMark(standing);
  if (standing !== null && !row) return null;
  const code = typeof value['code'] === 'string' ? value['code'] : null;
  return { op: value['op'], status: value['status'], code, row };
}

function parseRow(value: unknown): PulledRow | null {
  const mark = parseMark(value);
  return mark && isRecord(value) ? { ...mark, film: parseCard(value['film']) } : null;
}

/** Reads an answer of sync_push; null when it is malformed or another member's. */
export function parsePushAnswer(value: unknown, userId: string): PushAnswer | null {
  const envelope = parseEnvelope(value, userId);
  const results = parseEach(envelope?.body['results'], parseResult);
  return envelope && results ? { ...envelope.answer, results } : null;
}

/** Reads an answer of sync_pull; null when it is malformed or another member's. */
export function parsePullAnswer(value: unknown, userId: string): PullAnswer | null {
  const envelope = parseEnvelope(value, userId);
  const rows = parseEach(envelope?.body['rows'], parseRow);
  return envelope && rows ? { ...envelope.answer, rows } : null;
}
