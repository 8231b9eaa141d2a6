/** Background Sync and Periodic Background Sync, which TypeScript's library does not have. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
  periodicsync: SyncEvent;
}

interface ServiceWorkerGlobalScope {
  /** The precache list, put in by the build. */
  readonly __WB_MANIFEST: (string | { readonly url: string; readonly revision: string | null })[];
}
