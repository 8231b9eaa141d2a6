import type { DexieOptions } from 'dexie';
import type { MemberDatabase, ConflictEntry, OutboxEntry } from '../../../src/db/member-database';
import type { WithLock } from '../../../src/api/supabase/auth-context';
import type { SyncDeps } from '../../../src/sync/clock';
import type { MarkTarget } from '../../../src/sync/enqueue';
import type { createSyncScheduler } from '../../../src/sync/scheduler';
import type { SyncStats } from '../../../src/sync/engine';
import type { Session } from '../../../src/domain/account/session';
import type { ToggledKind } from '../commands';
import type { Result } from '../../../src/domain/values/result';

/** The environment of a page or the worker of a simulated device. */
export interface EngineInputs {
  readonly storage: DexieOptions;
  readonly deps: SyncDeps;
  readonly fetch: typeof fetch;
  readonly withLock: WithLock;
  /** Pages and batches of two. */
  readonly small: boolean;
}

/** The engine's reason for refusing something, in any release. */
export interface EngineFailure {
  readonly reason: string;
}

/** The engine in one page or worker. */
export interface EngineProcess {
  readonly readSession: () => Promise<Session | null>;
  readonly writeSession: (session: Session) => Promise<void>;
  readonly sync: (database: MemberDatabase) => Promise<Result<SyncStats, EngineFailure>>;
  readonly signOut: (database: MemberDatabase) => Promise<void>;
  /** Purges a deleted account. */
  readonly wipeDeletedMember: (database: MemberDatabase) => Promise<void>;
  readonly close: () => void;
}

/**
 * What the simulation needs of an engine: of the one in `src`, and of those of earlier releases
 * (`tests/fixtures/engines`). Changes here must remain compatible with those.
 */
export interface DeviceEngine {
  /** Version of its schema of the device's database. */
  readonly schema: number;
  /** Kinds of marks that it knows. */
  readonly kinds: () => readonly string[];
  readonly start: (inputs: EngineInputs) => EngineProcess;
  /** Decides when to sync. */
  readonly createScheduler: typeof createSyncScheduler;
  readonly openMember: (userId: string, storage: DexieOptions) => MemberDatabase;
  readonly reopenForMember: (database: MemberDatabase) => Promise<void>;
  readonly toggle: (
    database: MemberDatabase,
    deps: SyncDeps,
    kind: ToggledKind,
    target: MarkTarget,
  ) => Promise<Result<{ readonly present: boolean }, EngineFailure>>;
  readonly recordRecommended: (database: MemberDatabase, deps: SyncDeps, movieIds: readonly number[]) => Promise<void>;
  readonly imports: {
    /** Marks a movie as watched by an import, which replaces the last one. */
    readonly mark: (database: MemberDatabase, deps: SyncDeps, target: MarkTarget) => Promise<void>;
    /** Undoes the last import. */
    readonly undo: (database: MemberDatabase, deps: SyncDeps) => Promise<void>;
    /** What the last import has marked. */
    readonly marked: (
      database: MemberDatabase,
    ) => Promise<readonly { readonly movieId: number; readonly op: string }[]>;
  };
  readonly recordSearch: (database: MemberDatabase, deps: SyncDeps, genre: string) => Promise<void>;
  /** `kind:movieId` of every mark that the member sees. */
  readonly visibleMarks: (database: MemberDatabase) => Promise<string[]>;
  /** Operations of the stored marks of unknown kinds. */
  readonly unknownRows: (database: MemberDatabase) => Promise<string[]>;
  /** `resyncGeneration` counts the full resyncs. */
  readonly syncPosition: (
    database: MemberDatabase,
  ) => Promise<{ readonly cursor: number; readonly epoch: string | null; readonly resyncGeneration: number }>;
  readonly blocked: (database: MemberDatabase) => Promise<readonly OutboxEntry[]>;
  readonly retry: (database: MemberDatabase, key: string) => Promise<void>;
  /** Discards a change, even one in flight. */
  readonly discard: (database: MemberDatabase, deps: SyncDeps, key: string) => Promise<void>;
  /** Undoes a remote change. */
  readonly undo: (database: MemberDatabase, deps: SyncDeps, merge: ConflictEntry) => Promise<void>;
  /** Marks that the server lost and the device still has. */
  readonly orphans: {
    readonly list: (database: MemberDatabase) => Promise<readonly OutboxEntry[]>;
    readonly resend: (database: MemberDatabase, deps: SyncDeps, key: string) => Promise<void>;
    readonly dismiss: (database: MemberDatabase, key: string) => Promise<void>;
    /** Dismisses them, and undoes that. */
    readonly dismissAndRestore: (database: MemberDatabase, key: string) => Promise<void>;
  };
}
