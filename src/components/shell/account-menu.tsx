import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { SHELL } from '../../i18n/messages/shell';
import { nextMenuIndex } from './submenu';
import type { MenuEntry } from './nav-entry';

const Anchor = chakra('div', { base: { position: 'relative' } });
const Opener = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    cursor: 'pointer',
  },
});
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.5rem)',
    right: 0,
    zIndex: 'menu',
    minWidth: 'min(16rem, 100vw - 2rem)',
    maxWidth: 'calc(100vw - 2rem)',
    // The header scrolls with the page, so content below the window would be unreachable.
    maxHeight: 'calc(100dvh - 6.5rem - env(safe-area-inset-bottom))',
    overflowY: 'auto',
    padding: '2',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
    boxShadow: 'floating',
    animation: 'rise 120ms ease-out',
  },
});
const Name = chakra('p', {
  base: { paddingInline: '3', paddingBlock: '2', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
});
const rowStyle = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'md',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover, &:focus-visible': { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-2px', outline: '3px solid var(--m-colors-accent-text)' },
  },
} as const;
const LinkRow = chakra(Link, rowStyle);
const ActionRow = chakra('button', rowStyle);

export interface AccountMenuProps {
  readonly letter: string;
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

/**
 * The avatar and its menu. Arrow keys, Home and End move between rows; Escape closes the menu and returns the focus.
 */
export function AccountMenu({ letter, name, entries }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const rows = () => Array.from(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  function onMenuKey(event: KeyboardEvent) {
    if (event.key === 'Tab') {
      setOpen(false);
      return;
    }
    if (event.key === 'Escape') close();
    else {
      const list = rows();
      const index = list.findIndex((row) => row === document.activeElement);
      const next = nextMenuIndex(event.key, index, list.length);
      if (next === null) return;
      list[next]?.focus();
    }
    event.preventDefault();
  }

  function onOpenerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  }

  const rowProps = { role: 'menuitem', tabIndex: -1 };
  return (
    <Anchor ref={root}>
      <Opener
        ref={opener}
        type="button"
        aria-label={SHELL.accountMenu}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onOpenerKey}
      >
        <Avatar letter={letter} />
      </Opener>
      {open && (
        <Panel>
          <Name>{name}</Name>
          <div id={menuId} role="menu" tabIndex={-1} aria-label={SHELL.accountMenu} onKeyDown={onMenuKey}>
            {entries.map((entry) => {
              const Icon = entry.icon;
              if (entry.kind === 'link') {
                return (
                  <LinkRow key={entry.label} {...rowProps} to={entry.to} onClick={close}>
                    <Icon size={18} aria-hidden="true" />
                    {entry.label}
                  </LinkRow>
                );
              }
              const select = () => {
                close();
                entry.onSelect();
              };
              return (
                <ActionRow key={entry.label} {...rowProps} type="button" onClick={select}>
                  <Icon size={18} aria-hidden="true" />
                  {entry.label}
                </ActionRow>
              );
            })}
          </div>
        </Panel>
      )}
    </Anchor>
  );
}

const Disc = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.fg',
    fontWeight: 'bold',
    fontSize: 'md',
    lineHeight: '1',
  },
});

/** A member's initial on a disc; the caller chooses the letter. */
export function Avatar({ letter }: { readonly letter: string }) {
  return <Disc aria-hidden="true">{letter}</Disc>;
}
