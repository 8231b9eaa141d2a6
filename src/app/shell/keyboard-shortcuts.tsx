import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/dialog/dialog';
import { CheckField } from '../../components/form/check-field';
import { topSlot } from '../../components/layout/focus';
import { MAIN_ID } from '../../components/layout/screen';
import { ROUTES } from '../../config/routes';
import type { UserMarkKind } from '../../domain/marks/mark-kinds';
import { isResultsOpen, parseMovieUrl } from '../../hooks/movie-url';
import { searchWithLaunch } from '../../hooks/use-launch';
import { KEYBOARD } from '../../i18n/messages/keyboard';
import { MOVIE_DIALOG } from '../../i18n/messages/shell';
import { createStore } from '../../lib/web-storage';
import { MARKS } from '../../marks/messages';

const KEYS: ReadonlyMap<string, UserMarkKind> = new Map([
  ['f', 'favorite'],
  ['w', 'watched'],
  ['l', 'watchlist'],
]);

/** Elements that use letters themselves. */
const TAKES_LETTERS = 'input, textarea, select, [contenteditable], [role=menu]';

// Dictation software types what it hears, so whoever uses it must be able to turn single keys off.
const turnedOff = createStore('matinee.keys-off', (value) => value === true);

/**
 * The button of the movie in view: on the card or slide that has the focus, else outside all cards, as on a movie's
 * screen, in its dialog and on the slide in view.
 */
function markButton(kind: UserMarkKind): HTMLElement | undefined {
  const scope = topSlot()?.closest('dialog') ?? document.getElementById(MAIN_ID);
  const { add, remove } = MARKS[kind];
  const names = [add, remove, ...(kind === 'watched' ? [MOVIE_DIALOG.watched] : [])];
  const buttons = [...(scope?.querySelectorAll('button') ?? [])].filter((button) =>
    names.some((name) => name === (button.getAttribute('aria-label') ?? button.textContent)),
  );
  const focused = document.activeElement?.closest('article');
  return buttons.find((button) =>
    focused ? button.closest('article') === focused : button.closest('.actions, [inert]') === null,
  );
}

export interface KeyboardShortcutsProps {
  /** The key that made this load. */
  readonly pressed: KeyboardEvent | null;
  readonly listed: boolean;
  readonly onList: (listed: boolean) => void;
}

/** Presses the buttons of the movie in view and opens the search by single keys, and lists the keys. */
export function KeyboardShortcuts({ pressed, listed, onList }: KeyboardShortcutsProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const handled = useRef<KeyboardEvent | null>(null);

  function find() {
    const isThere = pathname === ROUTES.open;
    const to = { pathname: ROUTES.open, search: searchWithLaunch(isThere ? search : '', 'find') };
    void navigate(to, { replace: isThere });
  }

  /** @returns whether the key did something */
  function act(key: string): boolean {
    const kind = KEYS.get(key);
    if (kind) {
      const button = markButton(kind);
      button?.click();
      return button !== undefined;
    }
    // Other dialogs ask something first; these two are left by their URL.
    const isFree = topSlot() === null || parseMovieUrl(search) !== null || isResultsOpen(search);
    if (key === '/' && isFree && !listed) find();
    else if (key === '?') onList(true);
    else return false;
    return true;
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (handled.current === event || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey || turnedOff.read()) return;
    if (event.target instanceof Element && event.target.closest(TAKES_LETTERS) !== null) return;
    handled.current = event;
    if (act(event.key)) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    if (pressed) listen(pressed);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [pressed]);

  return <KeyList open={listed} onClose={() => onList(false)} />;
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2.5',
    '& dt': {
      minWidth: '8',
      paddingInline: '2',
      textAlign: 'center',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      bg: 'bg.raised',
    },
  },
});
const About = chakra('p', { base: { marginBlock: '4', color: 'fg.muted', fontSize: 'sm' } });

function KeyList({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [off, setOff] = useState(turnedOff.read);

  function enable(enabled: boolean) {
    setOff(!enabled);
    turnedOff.write(!enabled);
  }

  return (
    <Dialog open={open} title={KEYBOARD.title} onClose={onClose} size="narrow" compact>
      <List>
        {Object.entries(KEYBOARD.keys).map(([key, does]) => [<dt key={key}>{key}</dt>, <dd key={does}>{does}</dd>])}
      </List>
      <About>{KEYBOARD.about}</About>
      <CheckField label={KEYBOARD.enabled} checked={!off} onChange={enable} />
    </Dialog>
  );
}
