import { MOVIE_LANGUAGES } from '../config/streaming';
import { type Mark, markKey, type Operation, type UnknownKindRow } from '../domain/marks/mark';
import { parseRecordValue } from '../domain/marks/diary';
import { isRecordKind, isSyncKind } from '../domain/marks/mark-kinds';
import type { ServerSyncError } from '../domain/marks/sync-error';
import type { MovieSummary } from '../domain/movies/movie';
import { isRecord } from '../domain/values/guards';
import type { Result } from '../domain/values/result';

/** The statuses this version knows. */
export const PUSH_STATUSES = ['applied', 'superseded', 'rejected', 'clock'] as const;

/**
 * applied: the operation took effect; superseded: a newer one did; rejected: refused for its content; clock: its time
 * is in the future; unknown: a status that this version doesn't know.
 */
export type PushStatus = (typeof PUSH_STATUSES)[number] | 'unknown';

/** The outcome of one pushed operation. */
export interface PushResult {
  readonly op: string;
  readonly status: PushStatus;
  /** SQLSTATE of a rejected operation. */
  readonly code: string | null;
  /** The current mark; null for searches, if there is none, or if its kind is unknown. */
  readonly row: Mark | null;
}

/** Response of sync_push; results are in the order of the operations. */
export interface PushResponse {
  readonly epoch: string;
  readonly head: number;
  /** Server clock, ms since the epoch. */
  readonly serverTime: number;
  readonly results: readonly PushResult[];
  /** Current marks of unknown kinds. */
  readonly unknownRows: readonly UnknownKindRow[];
}

/** A pulled mark, with its movie's card where the mark shows one. */
export interface PulledRow extends Mark {
  readonly movie: MovieSummary | null;
}

/** Response of sync_pull: the marks after a cursor, ordered by seq. */
export interface PullResponse {
  readonly epoch: string;
  readonly head: number;
  /** The digest of all the member's marks. */
  readonly digest: number;
  readonly serverTime: number;
  readonly rows: readonly PulledRow[];
  /** Marks of unknown kinds. */
  readonly unknownRows: readonly UnknownKindRow[];
  /** Whether there are further pages. */
  readonly more: boolean;
}

/** The protocol's two calls, for one member. Errors are returned, never thrown. */
export interface SyncTransport {
  /** Whether the device has a network; assumed if omitted. */
  readonly online?: () => boolean;
  readonly push: (operations: readonly Operation[]) => Promise<Result<PushResponse, ServerSyncError>>;
  /** @param after the cursor; @param limit maximum number of marks with cards */
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
  if (!isSyncKind(kind) || !isCount(movieId) || typeof present !== 'boolean') return null;
  if (!isCount(ts) || typeof op !== 'string' || !isCount(seq)) return null;
  const mark = { kind, movieId, present, ts, op, seq };
  if (!present || !isRecordKind(kind)) return mark;
  const said = parseRecordValue(kind, value['value']);
  return said === null ? null : { ...mark, value: said };
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

/** Parses the fields common to both responses; null unless they're this member's. */
function parseEnvelope(value: unknown, userId: string) {
  if (!isRecord(value) || value['uid'] !== userId) return null;
  const { epoch, head, server_time: serverTime } = value;
  if (typeof epoch !== 'string' || !isCount(head) || !isCount(serverTime)) return null;
  return { response: { epoch, head, serverTime }, body: value };
}

function parseEach<T>(items: unknown, parse: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(items)) return null;
  const parsed = items.map(parse);
  return parsed.every((item) => item !== null) ? parsed : null;
}

/** Parses the part of a row that doesn't depend on its kind. */
function parseUnknownRow(value: unknown): UnknownKindRow | null {
  if (!isRecord(value)) return null;
  const { kind, movie_id: movieId, seq } = value;
  if (typeof kind !== 'string' || isSyncKind(kind) || !isCount(seq)) return null;
  return { key: isCount(movieId) ? markKey(kind, movieId) : `${kind}#${seq}`, seq, row: value };
}

interface ParsedResult {
  readonly result: PushResult;
  readonly unknownRow: UnknownKindRow | null;
}

function parseResult(value: unknown): ParsedResult | null {
  if (!isRecord(value) || typeof value['op'] !== 'string') return null;
  const status = parseStatus(value['status']);
  const current = value['row'] ?? null;
  const [row, unknownRow] = [parseMark(current), parseUnknownRow(current)];
  if (status === null || (current !== null && !row && !unknownRow)) return null;
  const code = typeof value['code'] === 'string' ? value['code'] : null;
  return { result: { op: value['op'], status, code, row }, unknownRow };
}

/** Parses a row of a pull; null unless it's of a known kind. */
export function parseRow(value: unknown): PulledRow | null {
  const mark = parseMark(value);
  return mark && isRecord(value) ? { ...mark, movie: parseCard(value['movie']) } : null;
}

/** Parses a response of sync_push; null if it's malformed or another member's. */
export function parsePushResponse(value: unknown, userId: string): PushResponse | null {
  const envelope = parseEnvelope(value, userId);
  const results = parseEach(envelope?.body['results'], parseResult);
  if (!envelope || !results) return null;
  const unknownRows = results.flatMap((parsed) => parsed.unknownRow ?? []);
  return { ...envelope.response, results: results.map(({ result }) => result), unknownRows };
}

/**
 * Turns packed marks into rows. Arrays are read by position; objects, which a later server may send instead, are kept
 * as they are.
 */
function unpack(packed: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.entries(packed).flatMap(([kind, marks]) =>
    [marks].flat().map((mark) => (Array.isArray(mark) ? asRow(kind, mark) : isRecord(mark) && { ...mark, kind })),
  );
}

/** `rest` holds fields that a later server may append, for a version that knows them. */
function asRow(kind: string, [movieId, present, ts, op, seq, value, ...rest]: readonly unknown[]) {
  return { kind, movie_id: movieId, present, ts, op, seq, ...(value !== undefined && { value }), rest };
}

/**
 * Parses a response of sync_pull; null if it's malformed, doesn't match the request, or is another member's.
 * @param after the cursor of the request
 */
export function parsePullResponse(value: unknown, userId: string, after: number): PullResponse | null {
  const envelope = parseEnvelope(value, userId);
  if (!envelope) return null;
  const { packed, digest, more } = envelope.body;
  if (!isRecord(packed) || !isCount(digest) || typeof more !== 'boolean') return null;
  const parseAnyRow = (row: unknown) => parseRow(row) ?? parseUnknownRow(row);
  const listed = parseEach(envelope.body['rows'], parseAnyRow);
  const unpacked = parseEach(unpack(packed), parseAnyRow);
  if (!listed || !unpacked) return null;
  const rows = [...listed, ...unpacked];
  if (rows.some(({ seq }) => seq <= after) || (more && rows.length === 0)) return null;
  rows.sort((one, other) => one.seq - other.seq);
  return {
    ...envelope.response,
    digest,
    rows: rows.filter((row) => 'movie' in row),
    unknownRows: rows.filter((row) => 'key' in row),
    more,
  };
}
