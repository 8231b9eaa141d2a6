import { environment } from '../config/environment';
import { DeviceDatabase } from '../data/local/device-database';
import { openMember } from '../data/member-runtime';
import { createServices } from '../data/services';

/**
 * Delivers what waits for whoever is signed in, with every page closed. It rejects when there is more to try, which makes
 * the browser wake the worker again.
 */
export async function deliverChanges(): Promise<void> {
  const device = new DeviceDatabase();
  const services = createServices(environment, () => Promise.resolve(device));
  const session = await services.store.read();
  if (!session) return;
  const opened = await openMember(services, session.member.id, () => {});
  if (!opened.ok) return;
  const { member } = opened.value;
  const outcome = await member.syncOnce();
  member.database.close();
  if (!outcome.ok && outcome.error.reason !== 'unauthorized' && outcome.error.reason !== 'wrong-user') {
    throw new Error(`Changes still wait: ${outcome.error.reason}`);
  }
}
