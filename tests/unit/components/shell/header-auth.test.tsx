import { fireEvent, screen } from '@testing-library/react';
import { Heart, LogOut, User } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { AccountMenu } from '../../../../src/components/shell/account-menu';
import { HeaderAuth } from '../../../../src/components/shell/header';
import type { MenuEntry } from '../../../../src/components/shell/nav-entry';
import { renderUi } from '../../features/marked-movies/render-ui';
import { SHELL } from '../../../../src/i18n/messages/shell';

const onSignOut = vi.fn();
const ENTRIES: readonly MenuEntry[] = [
  { kind: 'link', label: 'Profile', to: '/profile', icon: User },
  { kind: 'link', label: 'Favorites', to: '/profile/favorites', icon: Heart },
  { kind: 'action', label: SHELL.signOut, onSelect: onSignOut, icon: LogOut },
];
const opener = () => screen.getByRole('button', { name: SHELL.accountMenu });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

it('shows a check in progress while the session is being resolved', () => {
  renderUi(<HeaderAuth state="loading" />);
  expect(screen.getByRole('status').textContent).toBe(SHELL.authLoading);
});

it('offers Login and Sign Up when nobody is signed in', () => {
  renderUi(<HeaderAuth state="signed-out" loginTo="/login" joinTo="/join" />);
  expect(screen.getByRole('link', { name: SHELL.login }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: SHELL.signUp }).getAttribute('href')).toBe('/join');
});

describe('account menu', () => {
  const open = () => {
    renderUi(<AccountMenu letter="A" name="ada@example.org" entries={ENTRIES} />);
    opener().focus();
    fireEvent.click(opener());
  };

  it('opens with the focus on its first row and moves around with the arrow keys', () => {
    open();
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Profile');
    press('ArrowUp');
    expect(focused()).toBe(SHELL.signOut);
    press('ArrowDown');
    expect(focused()).toBe('Profile');
    press('End');
    expect(focused()).toBe(SHELL.signOut);
    press('Home');
    expect(focused()).toBe('Profile');
  });

  it('closes on Escape and returns the focus', () => {
    open();
    press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('closes on a press elsewhere', () => {
    open();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('runs an action once and closes', () => {
    open();
    fireEvent.click(screen.getByRole('menuitem', { name: SHELL.signOut }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
