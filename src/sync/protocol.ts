import { MOVIE_LANGUAGES } from '../config/streaming';
import { type Mark, markKey, type Operation, type UnknownKindRow } from '../domain/marks/mark';
import { isMarkKind } from '../domain/marks/mark-kinds';
import type { ServerSyncError } from '../domain/marks/sync-error';
import type { MovieSummary } from '../domain/movies/movie';
import { isRecord } from '../domain/values/guards';
import type { Result } from '../domain/values/result';

/** The statuses that this version reads. */
export const PUSH_STATUSES = ['applied', 'superseded', 'rejected', 'clock'] as const;

/**
 * applied: it stands; superseded: a newer one stands; rejected: refused for itself; clock: its time is in the future;
 * unknown: the server said something that this version does not read.
 */
export type PushStatus = (typeof PUSH_STATUSES)[number] | 'unknown';

/** What became of one operation of a push. */
export interface PushResult {
  readonly op: string;
  readonly status: PushStatus;
  /** SQLSTATE of a rejected operation. */
  readonly code: string | null;
  /** The mark that stands now; null for searches, and where none stands or its kind is unknown. */
  readonly row: Mark | null;
}

/** Answer of sync_push, in the order of the operations. */
export interface PushResponse {
  readonly epoch: string;
  readonly head: number;
  /** Server clock, ms since the epoch. */
  readonly serverTime: number;
  readonly results: readonly PushResult[];
  /** Marks that stand and are of unknown kinds. */
  readonly unknownRows: readonly UnknownKindRow[];
}

/** A pulled mark, with its movie's card where the mark shows one. */
export interface PulledRow extends Mark {
  readonly movie: MovieSummary | null;
}

/** Answer of sync_pull: the marks after a cursor, each part by seq. */
export interface PullResponse {
  readonly epoch: string;
  readonly head: number;
  /** The sum of all the member's marks by their operations. */
  readonly digest: number;
  readonly serverTime: number;
  readonly rows: readonly PulledRow[];
  /** Those among them that are of unknown kinds. */
  readonly unknownRows: readonly UnknownKindRow[];
  /** Whether the server has marks beyond these. */
  readonly more: boolean;
}

/** The two calls of the protocol, for one member. Failures are values; nothing is thrown. */
export interface SyncTransport {
  /** Whether the device says that it has a network; taken for yes where it is left out. */
  readonly online?: () => boolean;
  readonly push: (operations: readonly Operation[]) => Promise<Result<PushResponse, ServerSyncError>>;
  /** @param after the cursor; @param limit marks with cards at most */
  readonly pull: (after: number, limit: number) => Promise<Result<PullResponse, ServerSyncError>>;
}

function parseStatus(value: unknown): PushStatus | null {
  return typeof value === 'string' ? (PUSH_STATUSES.find((status) => status === value) ?? 'unknown') : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function parseMark(value: unknown): Mark | null {
  if (!isRecord(value)) return null;
  const { kind, movie_id: movieId, present, ts, op, seq } = value;
  if (!isMarkKind(kind) || !isCount(movieId) || typeof present !== 'boolean') return null;
  if (!isCount(ts) || typeof op !== 'string' || !isCount(seq)) return null;
  return { kind, movieId, present, ts, op, seq };
}

function parseCard(value: unknown): MovieSummary | null {
  if (!isRecord(value) || typeof value['title'] !== 'string') return null;
  const { title, year, rating, genres, description, poster_path: posterPath } = value;
  const language = MOVIE_LANGUAGES.find((one) => one === value['language']);
  return {
    title,
    year: typeof year === 'number' ? year : 0,
    rating: typeof rating === 'number' ? rating : 0,
    genres: Array.isArray(genres) ? genres.filter((genre) => typeof genre === 'string') : [],
    description: typeof description === 'string' ? description : '',
    posterPath: typeof posterPath === 'string' ? posterPath : null,
    ...(language !== undefined && { language }),
  };
}

/** The part both answers share; null unless it is this member's. */
function parseEnvelope(value: unknown, userId: string) {
  if (!isRecord(value) || value['uid'] !== userId) return null;
  const { epoch, head, server_time: serverTime } = value;
  if (typeof epoch !== 'string' || !isCount(head) || !isCount(serverTime)) return null;
  return { answer: { epoch, head, serverTime }, body: value };
}

function parseEach<T>(items: unknown, parse: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(items)) return null;
  const parsed = items.map(parse);
  return parsed.every((item) => item !== null) ? parsed : null;
}

/** What any version can say of a row whose kind it does not know: where it stands in the server's order. */
function parseUnknownRow(value: unknown): UnknownKindRow | null {
  if (!isRecord(value)) return null;
  const { kind, movie_id: movieId, seq } = value;
  if (typeof kind !== 'string' || isMarkKind(kind) || !isCount(seq)) return null;
  return { key: isCount(movieId) ? markKey(kind, movieId) : `${kind}#${seq}`, seq, row: value };
}

interface ParsedResult {
  readonly result: PushResult;
  readonly unknownRow: UnknownKindRow | null;
}

function parseResult(value: unknown): ParsedResult | null {
  if (!isRecord(value) || typeof value['op'] !== 'string') return null;
  const status = parseStatus(value['status']);
  const standing = value['row'] ?? null;
  const [row, unread] = [parseMark(standing), parseUnknownRow(standing)];
  if (status === null || (standing !== null && !row && !unread)) return null;
  const code = typeof value['code'] === 'string' ? value['code'] : null;
  return { result: { op: value['op'], status, code, row }, unknownRow: unread };
}

/** Reads a row of a pull; null unless it is one of a kind that this version knows. */
export function parseRow(value: unknown): PulledRow | null {
  const mark = parseMark(value);
  return mark && isRecord(value) ? { ...mark, movie: parseCard(value['movie']) } : null;
}

/** Reads an answer of sync_push; null when it is malformed or another member's. */
export function parsePushResponse(value: unknown, userId: string): PushResponse | null {
  const envelope = parseEnvelope(value, userId);
  const results = parseEach(envelope?.body['results'], parseResult);
  if (!envelope || !results) return null;
  const unread = results.flatMap((parsed) => parsed.unknownRow ?? []);
  return { ...envelope.answer, results: results.map(({ result }) => result), unknownRows: unread };
}

/**
 * The packed marks, each as a row of its own: an array by its places, and what a later server puts in its place as
 * it came. Of kinds that are not known here, no more than where it stands in the server's order has to be.
 */
function unpack(packed: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.entries(packed).flatMap(([kind, marks]) =>
    [marks].flat().map((mark) => (Array.isArray(mark) ? asRow(kind, mark) : isRecord(mark) && { ...mark, kind })),
  );
}

/** `rest` is what a later server adds behind: kept for a version that reads it. */
function asRow(kind: string, [movieId, present, ts, op, seq, ...rest]: readonly unknown[]) {
  return { kind, movie_id: movieId, present, ts, op, seq, rest };
}

/**
 * Reads an answer of sync_pull; null when it is malformed, does not answer what was asked, or is another member's.
 * @param after the cursor that was asked with
 */
export function parsePullResponse(value: unknown, userId: string, after: number): PullResponse | null {
  const envelope = parseEnvelope(value, userId);
  if (!envelope) return null;
  const { packed, digest, more } = envelope.body;
  if (!isRecord(packed) || !isCount(digest) || typeof more !== 'boolean') return null;
  const readRow = (row: unknown) => parseRow(row) ?? parseUnknownRow(row);
  const long = parseEach(envelope.body['rows'], readRow);
  const unpacked = parseEach(unpack(packed), readRow);
  if (!long || !unpacked) return null;
  const rows = [...long, ...unpacked];
  if (rows.some(({ seq }) => seq <= after) || (more && rows.length === 0)) return null;
  rows.sort((one, other) => one.seq - other.seq);
  return {
    ...envelope.answer,
    digest,
    rows: rows.filter((row) => 'movie' in row),
    unknownRows: rows.filter((row) => 'key' in row),
    more,
  };
}
