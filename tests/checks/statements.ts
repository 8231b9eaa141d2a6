/**
 * `npm run statements` writes into the table which tests prove each statement, as the reports of the last `npm test`
 * have it; with --check it says what is unproven, unknown or not current.
 */
import type { JSONReport } from '@playwright/test/reporter';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';
import { playwrightProofs, vitestProofs } from './proofs';
import { complaints, formatTable, parseTable, provenIds, withProofs } from './statement-table';

const project = join(import.meta.dirname, '../..');
const table = join(project, 'tests/statements.tsv');
const report = (name: string): unknown =>
  JSON.parse(readFileSync(join(project, 'tests/.results', `${name}.json`), 'utf8'));

const statements = parseTable(readFileSync(table, 'utf8'));
const proofs = [
  ...['unit', 'integration', 'simulation'].flatMap((name) => vitestProofs(report(name) as JsonTestResults, project)),
  ...playwrightProofs(report('e2e') as JSONReport, 'tests/e2e'),
];
const proven = provenIds(proofs);
const checked = process.argv.includes('--check') ? statements : withProofs(statements, proofs);
if (checked !== statements) writeFileSync(table, formatTable(checked));
const found = complaints(checked, proofs);
for (const line of found) console.error(line);
console.log(`${statements.filter(({ id }) => proven.has(id)).length} of ${statements.length} statements are proven.`);
if (found.length > 0) process.exitCode = 1;
