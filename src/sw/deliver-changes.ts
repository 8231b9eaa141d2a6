import { environment } from '../config/environment';
import { DeviceDatabase } from '../db/device-database';
import { tryStorage } from '../db/storage';
import { showAppBadge } from '../lib/app-badge';
import { countUnsentPreferences } from '../db/account-cache';
import { openMemberStore } from '../services/member-store';
import { checkAccountDeleted } from '../services/deleted-account';
import { createServices, type Services } from '../services/services';
import { countChanges } from '../sync/outbox';
import { needsMember } from '../sync/scheduler';

/** Checks whether accounts of ended sessions were deleted. Pages retry if that fails. */
async function checkEndedSessions({ store, auth }: Services): Promise<void> {
  const cleanups = await tryStorage(() => store.readPendingCleanups());
  for (const ended of cleanups.ok ? cleanups.value : []) {
    if (ended.reason !== 'session') continue;
    const checked = await checkAccountDeleted(auth, ended);
    if (!checked.ok) throw new Error(`A deleted account is not ended here: ${checked.error.reason}`);
  }
}

/**
 * Pushes pending changes while all pages are closed. Rejects if a retry may help, so that the browser wakes the worker
 * again.
 */
export async function deliverChanges(): Promise<void> {
  const device = new DeviceDatabase();
  const services = createServices(environment, () => Promise.resolve(device));
  const session = await services.store.read();
  if (!session) {
    await checkEndedSessions(services);
    return;
  }
  const opened = await openMemberStore(services, session.member.id, () => {});
  if (!opened.ok) throw new Error(`Changes still wait: ${opened.error.reason}`);
  const { store: store } = opened.value;
  const outcome = await store.syncOnce();
  await store.whenIdle();
  const count = await tryStorage(() => countChanges(store.database));
  const choices = await tryStorage(() => countUnsentPreferences(store.database));
  if (count.ok && choices.ok) await showAppBadge(count.value.undecided || count.value.pending + choices.value);
  store.database.close();
  await checkEndedSessions(services);
  if (!outcome.ok && !needsMember(outcome.error)) {
    throw new Error(`Changes still wait: ${outcome.error.reason}`);
  }
  if (outcome.ok && choices.ok && choices.value > 0) throw new Error('The choice of country still waits.');
}
