/**
 * Prints each statement of the specification with the tests that prove it, by the reports of the last `npm test`:
 * `npx tsx tests/checks/statements.ts`. Arguments are the ids to print, and --check prints only unproven and unknown ids.
 */
import type { JSONReport } from '@playwright/test/reporter';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';
import { playwrightProofs, vitestProofs } from './proofs';
import { complaints, parseTable, proofLines, provenIds } from './statement-table';

const project = join(import.meta.dirname, '../..');
const report = (name: string): unknown =>
  JSON.parse(readFileSync(join(project, 'tests/.results', `${name}.json`), 'utf8'));

const statements = parseTable(readFileSync(join(project, 'tests/statements.tsv'), 'utf8'));
const proofs = [
  ...['unit', 'integration', 'simulation'].flatMap((name) => vitestProofs(report(name) as JsonTestResults, project)),
  ...playwrightProofs(report('e2e') as JSONReport, 'tests/e2e'),
];
const checking = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--check');
const printed = checking ? [] : statements.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
for (const line of proofLines(printed, proofs)) console.log(line);

const found = complaints(statements, proofs);
for (const line of found) console.error(line);
const proven = provenIds(proofs);
console.log(`${statements.filter(({ id }) => proven.has(id)).length} of ${statements.length} statements are proven.`);
if (found.length > 0) process.exitCode = 1;
