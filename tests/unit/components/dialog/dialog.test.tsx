import { fireEvent, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Dialog } from '../../../../src/components/dialog/dialog';
import { renderUi } from '../../features/marked-movies/render-ui';
import { MOVIE } from '../../../../src/features/movie/messages';
import { APP } from '../../../../src/i18n/messages/shell';

// jsdom has the element but can't open it. The close event fires later, as in a browser.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
});

function Opener({ onClose }: { readonly onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={open} title="Details" onClose={close}>
        <p>inside</p>
      </Dialog>
    </>
  );
}

async function openIt() {
  const onClose = vi.fn();
  renderUi(
    <StrictMode>
      <Opener onClose={onClose} />
    </StrictMode>,
  );
  screen.getByRole('button', { name: 'open' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  await Promise.resolve();
  return { onClose, dialog: screen.getByRole('dialog', { name: MOVIE.details }) };
}

it('stays open under StrictMode, named by its title, which has the focus', async () => {
  const { onClose, dialog } = await openIt();
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Details');
});

it('returns the focus to its opener', async () => {
  await openIt();
  fireEvent.click(screen.getByRole('button', { name: APP.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }));
});

it('asks to close on Escape instead of closing by itself', async () => {
  const { onClose, dialog } = await openIt();
  const unprevented = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(unprevented).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks to close on a press outside the panel, but not inside it', async () => {
  const { onClose, dialog } = await openIt();
  fireEvent.pointerDown(screen.getByText('inside'));
  fireEvent.click(screen.getByText('inside'));
  // A text selection from inside to outside.
  fireEvent.pointerDown(screen.getByText('inside'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});
