import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeyboardShortcuts } from '../../../../src/app/shell/keyboard-shortcuts';
import { KEYBOARD } from '../../../../src/i18n/messages/keyboard';
import { MARKS } from '../../../../src/marks/messages';
import { MarkButton } from '../../../../src/marks/mark-button';
import { eventually } from '../../../time/eventually';
import { MATRIX, openMarks } from '../../marks/open-marks';

vi.mock('../../../../src/hooks/member-provider');

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

interface Shown {
  readonly at?: string;
  readonly pressed?: KeyboardEvent;
  readonly content?: React.ReactNode;
}

function Page({ pressed, content }: Omit<Shown, 'at'>) {
  const [listed, list] = useState(false);
  return (
    <>
      <main id="main">{content}</main>
      <Address />
      <KeyboardShortcuts pressed={pressed ?? null} listed={listed} onList={list} />
    </>
  );
}

function show({ at = '/charts', ...page }: Shown = {}) {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Page {...page} />
    </MemoryRouter>,
  );
}

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key, bubbles: true, cancelable: true, ...init });
const address = () => screen.getByRole('status').textContent;

/** Buttons named like those of a movie, which tell what was pressed. */
function Marks({ of, onPress }: { readonly of: string; readonly onPress: (text: string) => void }) {
  return (['favorite', 'watched', 'watchlist'] as const).map((kind) => (
    <button key={kind} type="button" aria-label={MARKS[kind].add} onClick={() => onPress(`${of} ${kind}`)} />
  ));
}

function Card({ title, onPress }: { readonly title: string; readonly onPress: (text: string) => void }) {
  return (
    <article>
      <button type="button">{title}</button>
      <div className="actions">
        <Marks of={title} onPress={onPress} />
      </div>
    </article>
  );
}

it.each([
  ['f', 'favorite'],
  ['w', 'watched'],
  ['l', 'watchlist'],
])('%s presses the button of the movie on the screen, or of the card that has the focus: %s', (key, kind) => {
  const onPress = vi.fn();
  const content = (
    <>
      <Card title="Alien" onPress={onPress} />
      <Marks of="Heat" onPress={onPress} />
      <Card title="Ran" onPress={onPress} />
    </>
  );
  show({ content });
  expect(press(key)).toBe(false);
  screen.getByRole('button', { name: 'Ran' }).focus();
  press(key);
  expect(onPress.mock.calls.flat()).toEqual([`Heat ${kind}`, `Ran ${kind}`]);
});

it('on a list, and on a card without the button, the keys press nothing', () => {
  const onPress = vi.fn();
  const content = (
    <>
      <article>
        <button type="button">Heat</button>
      </article>
      <Card title="Ran" onPress={onPress} />
    </>
  );
  show({ content });
  expect(press('f')).toBe(true);
  screen.getByRole('button', { name: 'Heat' }).focus();
  press('f');
  expect(onPress).not.toHaveBeenCalled();
});

it('of several slides, the one in view is meant', () => {
  const onPress = vi.fn();
  const content = (
    <ol>
      {['Alien', 'Heat', 'Ran'].map((title) => (
        <li key={title} inert={title !== 'Heat'}>
          <article>
            <Marks of={title} onPress={onPress} />
          </article>
        </li>
      ))}
    </ol>
  );
  show({ content });
  press('w');
  expect(onPress.mock.calls).toEqual([['Heat watched']]);
});

it('the mark is set once, by the key that made the shortcuts load, too', async () => {
  const store = await openMarks();
  const mark = vi.spyOn(store, 'mark');
  const pressed = new KeyboardEvent('keydown', { key: 'f' });
  const view = show({ content: <MarkButton kind="favorite" movie={MATRIX} /> });
  await screen.findByRole('button', { name: MARKS.favorite.add });
  view.rerender(
    <MemoryRouter>
      <Page pressed={pressed} content={<MarkButton kind="favorite" movie={MATRIX} />} />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: MARKS.favorite.remove });
  view.rerender(
    <MemoryRouter>
      <Page pressed={pressed} content={<MarkButton kind="favorite" movie={MATRIX} />} />
    </MemoryRouter>,
  );
  await eventually(() => expect(mark).toHaveBeenCalledOnce());
  expect(mark).toHaveBeenCalledWith('favorite', MATRIX, true, null);
});

it.each([
  ['with Control', { ctrlKey: true }],
  ['with Alt', { altKey: true }],
  ['with Meta', { metaKey: true }],
  ['held down', { repeat: true }],
  ['while an input method composes', { isComposing: true }],
])('a key %s does nothing', (_, init) => {
  const onPress = vi.fn();
  show({ content: <Marks of="Heat" onPress={onPress} /> });
  for (const key of ['f', '/', '?']) expect(press(key, init)).toBe(true);
  expect(onPress).not.toHaveBeenCalled();
  expect(address()).toBe('/charts');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('capitals, and keys that something else has used, do nothing', () => {
  const onPress = vi.fn();
  show({
    content: (
      <div onKeyDown={(event) => event.preventDefault()}>
        <Marks of="Heat" onPress={onPress} />
      </div>
    ),
  });
  press('F');
  press('f', {}, screen.getByRole('button', { name: MARKS.favorite.add }));
  expect(onPress).not.toHaveBeenCalled();
});

it.each([
  ['a field', <input key="a" />],
  ['a text area', <textarea key="a" />],
  ['a list of choices', <select key="a" />],
  ['a menu', <div key="a" role="menu" tabIndex={-1} />],
  ['editable text', <div key="a" contentEditable suppressContentEditableWarning />],
])('what is typed into %s does nothing', (_, field) => {
  const onPress = vi.fn();
  const { container } = show({
    content: (
      <>
        <Marks of="Heat" onPress={onPress} />
        <div data-testid="field">{field}</div>
      </>
    ),
  });
  const target = container.querySelector('[data-testid=field] > *');
  for (const key of ['f', '/', '?']) expect(press(key, {}, target ?? document.body)).toBe(true);
  expect(onPress).not.toHaveBeenCalled();
  expect(address()).toBe('/charts');
});

it.each([
  ['/charts', '/open?do=find'],
  ['/open?text=heat', '/open?text=heat&do=find'],
  ['/dashboard?results=1&movie=603', '/open?do=find'],
])('/ on %s leads to %s', (at, to) => {
  show({ at });
  expect(press('/')).toBe(false);
  expect(address()).toBe(to);
});

it('? lists the keys, and nothing behind the list is pressed', () => {
  const onPress = vi.fn();
  show({ content: <Marks of="Heat" onPress={onPress} /> });
  press('?', { shiftKey: true });
  expect(screen.getByRole('dialog', { name: KEYBOARD.title })).toBeTruthy();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(Object.keys(KEYBOARD.keys));
  press('f');
  press('/');
  expect(onPress).not.toHaveBeenCalled();
  expect(address()).toBe('/charts');
});

it('whoever turns the keys off has them off, also on the next visit', () => {
  const onPress = vi.fn();
  const view = show({ content: <Marks of="Heat" onPress={onPress} /> });
  press('?');
  fireEvent.click(screen.getByRole('checkbox', { name: KEYBOARD.enabled }));
  view.unmount();
  show({ content: <Marks of="Heat" onPress={onPress} /> });
  press('f');
  press('?');
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
