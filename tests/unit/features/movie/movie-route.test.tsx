import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareAction } from '../../../../src/features/movie/movie-route';
import { toasts } from '../../../../src/components/toast';
import { eventually } from '../../../time/eventually';
import { renderUi } from '../marked-movies/render-ui';
import { SHARE } from '../../../../src/features/movie/messages';

const MOVIE = { id: 603, title: 'The Matrix' };
const ADDRESS = `${window.location.origin}/movie/603`;

/** The parts of a browser that give links away. */
function browser(parts: { readonly share?: unknown; readonly clipboard?: unknown }): void {
  const { share, clipboard } = parts;
  if (share !== undefined) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  if (clipboard !== undefined) Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}
const noParts = () => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
};
/** Until all is done that a settled promise leads to. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const told = () => toasts.visible().map(({ kind, text }) => [kind, text]);
function press(): void {
  renderUi(<ShareAction movie={MOVIE} />);
  fireEvent.click(screen.getByRole('button', { name: SHARE.share }));
}

beforeEach(noParts);
afterEach(() => {
  noParts();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

describe('a movie is shared', () => {
  it('by the share sheet, with its title and its whole address; nothing more is told', async () => {
    const share = vi.fn(() => Promise.resolve());
    browser({ share, clipboard: { writeText: () => Promise.reject(new Error('not asked for')) } });
    press();
    await eventually(() => expect(share).toHaveBeenCalledWith({ title: 'The Matrix', url: ADDRESS }));
    await settled();
    expect(told()).toEqual([]);
  });

  it('by the clipboard where there is no such sheet, and that is told', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    browser({ clipboard: { writeText } });
    press();
    await eventually(() => expect(told()).toEqual([['success', SHARE.copied]]));
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
  });

  it.each(['AbortError', 'InvalidStateError'])(
    'or not, where the sheet is closed again or open already (%s): nobody is told what they know',
    async (name) => {
      const share = vi.fn(() => Promise.reject(new DOMException('no', name)));
      browser({ share, clipboard: { writeText: () => Promise.resolve() } });
      press();
      await eventually(() => expect(share).toHaveBeenCalledOnce());
      await settled();
      expect(told()).toEqual([]);
    },
  );

  it('by the clipboard, too, where the sheet is refused', async () => {
    browser({
      share: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      clipboard: { writeText: () => Promise.resolve() },
    });
    press();
    await eventually(() => expect(told()).toEqual([['success', SHARE.copied]]));
  });

  it('or not, where the browser refuses both, and that is told', async () => {
    browser({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    press();
    await eventually(() => expect(told()).toEqual([['error', SHARE.failed]]));
  });
});

it('there is no button where nothing could be given away', () => {
  renderUi(<ShareAction movie={MOVIE} />);
  expect(screen.queryByRole('button', { name: SHARE.share })).toBeNull();
});
