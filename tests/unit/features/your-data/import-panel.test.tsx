import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { IMPORT } from '../../../../src/features/your-data/import-messages';
import { ImportPanel } from '../../../../src/features/your-data/import-panel';
import { ServicesProvider } from '../../../../src/hooks/services-context';
import { openMarks } from '../../marks/open-marks';
import { renderUi } from '../marked-movies/render-ui';

vi.mock('../../../../src/hooks/member-provider');

/** Shows the import, and chooses these files in it. */
async function choose(...files: readonly (readonly [name: string, ...lines: string[]])[]): Promise<void> {
  const noServices = () => new Promise<never>(() => undefined);
  const store = await openMarks();
  const { container } = renderUi(
    <ServicesProvider value={noServices}>
      <ImportPanel runtime={store} />
    </ServicesProvider>,
  );
  await screen.findByRole('button', { name: IMPORT.chooseFiles });
  const field = container.querySelector('input[type=file]');
  if (!field) throw new Error('No field for files');
  fireEvent.change(field, { target: { files: files.map(([name, ...lines]) => new File([lines.join('\n')], name)) } });
}

const ACTIVITY =
  'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country';

it('says before an import whose movies they are, what was too short, and which scale is assumed', async () => {
  await choose(
    [
      'ViewingActivity.csv',
      ACTIVITY,
      'Ann,2023-01-20 12:00:00,01:50:09,,Heat,,PC,01:50:09,01:50:09,DE (Germany)',
      'Tom,2023-01-21 12:00:00,01:50:09,,Ronin,,PC,01:50:09,01:50:09,DE (Germany)',
      'Tom,2023-01-22 12:00:00,00:02:00,,Jaws,,PC,00:02:00,00:02:00,DE (Germany)',
    ],
    ['mine.csv', 'Title,Year,Rating', 'Alien,1979,4'],
  );
  expect(await screen.findByText(IMPORT.counts(3))).toBeTruthy();
  expect(screen.getByText(IMPORT.profiles(['Ann', 'Tom']))).toBeTruthy();
  expect(screen.getByText(IMPORT.unfinished(1))).toBeTruthy();
  expect(screen.getByText(IMPORT.scale('mine.csv', 5))).toBeTruthy();
});

it('asks for the file without which MovieLens’ numbers mean nothing', async () => {
  await choose(['ratings.csv', 'userId,movieId,rating,timestamp', '7,6,4.5,1714646400']);
  expect((await screen.findByRole('alert')).textContent).toContain(IMPORT.failures['needs-links']);
});
