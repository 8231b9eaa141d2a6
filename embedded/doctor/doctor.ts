/** `npm run doctor [URL]`: examines a deployment from outside, and says what to do. */
import { askBy } from './ask';
import { examine } from './examine';
import { findingLines } from './table';

const EMBEDDED = `http://localhost:${process.env['PORT'] ?? '4173'}`;

async function doctor(site: string): Promise<number> {
  if (!URL.canParse(site)) {
    console.error(`"${site}" is no address. Example: npm run doctor -- https://films.example.com`);
    return 1;
  }
  const findings = await examine(askBy(fetch), site);
  for (const line of findingLines(findings)) console.log(line);
  const faults = findings.filter(({ state }) => state === 'fault').length;
  console.log(faults === 0 ? '\nNo faults.' : `\n${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
  return faults === 0 ? 0 : 1;
}

process.exitCode = await doctor(process.argv[2] ?? EMBEDDED);
