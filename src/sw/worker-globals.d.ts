/** Background Sync and Periodic Background Sync, missing in TypeScript's library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
  periodicsync: SyncEvent;
}

interface ServiceWorkerGlobalScope {
  /** The precache list, injected by the build. */
  readonly __WB_MANIFEST: (string | { readonly url: string; readonly revision: string | null })[];
}
