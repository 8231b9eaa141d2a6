import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pushByHand, pushTwice } from '../../rehearsal/push';

const SUPABASE = join(import.meta.dirname, '../../../supabase');

it('a second push of migrations and seed to PostgreSQL 17 changes nothing', async () => {
  const [first, second] = await pushTwice(pushByHand, SUPABASE);
  expect(first.migrations).toBe(readdirSync(join(SUPABASE, 'migrations')).length);
  expect(first.films).toBeGreaterThan(20);
  expect(second).toEqual(first);
});
