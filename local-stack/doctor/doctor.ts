/** `npm run doctor [URL]`: checks a live deployment and suggests fixes. */
import { requestSender } from './request';
import { examine } from './examine';
import { report } from './table';

const EMBEDDED = `http://localhost:${process.env['PORT'] ?? '4173'}`;

async function doctor(site: string): Promise<number> {
  if (!URL.canParse(site)) {
    console.error(`"${site}" isn’t a web address. Example: npm run doctor -- https://your.site`);
    return 1;
  }
  return report(await examine(requestSender(fetch), site), console.log);
}

process.exitCode = await doctor(process.argv[2] ?? EMBEDDED);
