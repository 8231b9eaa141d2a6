import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { itNeeds } from '../../rehearsal/it-needs';
import { findProgram } from '../../rehearsal/program';
import { pushByCli, pushByHand, pushByScript, pushTwice, type Push } from '../../rehearsal/push';
import { findTool, NO_TOOLS } from '../../rehearsal/tools';

const SUPABASE = join(import.meta.dirname, '../../../supabase');

async function expectNothingNew(push: Push): Promise<void> {
  const [first, second] = await pushTwice(push, SUPABASE);
  expect(first.migrations).toBe(readdirSync(join(SUPABASE, 'migrations')).length);
  expect(first.movies).toBeGreaterThan(20);
  expect(second).toEqual(first);
}

it('a second push of migrations and seed to PostgreSQL 17 changes nothing', () => expectNothingNew(pushByHand));

itNeeds(findTool('supabase'), NO_TOOLS, 'nor does one by the Supabase CLI', () => expectNothingNew(pushByCli));

itNeeds(findProgram('psql'), 'psql is not installed', 'nor one by the script of the folder for Docker', () =>
  expectNothingNew(pushByScript),
);
