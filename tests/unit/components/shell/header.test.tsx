import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { headerEntries } from '../../../../src/app/shell/app-shell';
import { MainNav } from '../../../../src/components/shell/header';
import { renderUi } from '../../features/marked-movies/render-ui';
import { handClock } from './clock';
import { SHELL } from '../../../../src/i18n/messages/shell';

let turn: (ms: number) => void;

beforeEach(() => {
  const clock = handClock();
  turn = (ms) => act(() => clock.turn(ms));
  renderUi(<MainNav entries={headerEntries(false)} after={clock.after} />);
});

const nav = () => screen.getByRole('navigation', { name: SHELL.mainNavigation });
const entry = (name: string) => within(nav()).getByRole('link', { name });
const toggle = (name: string) => screen.getByRole('button', { name: `${name} submenu` });
const submenu = (name: string) => screen.queryByRole('list', { name });
const group = (name: string) => toggle(name).parentElement ?? document.body;
const come = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(group(name), { pointerType });
const leave = (name: string) => fireEvent.pointerLeave(group(name), { pointerType: 'mouse' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

it('opens a submenu after the pointer has rested for 100 ms, not before [NAV-12]', () => {
  come('MOVIES');
  turn(99);
  expect(submenu('MOVIES')).toBeNull();
  turn(1);
  expect(submenu('MOVIES')).not.toBeNull();
  expect(toggle('MOVIES').getAttribute('aria-expanded')).toBe('true');
});

it('opens nothing when the pointer only passes [NAV-12]', () => {
  come('MOVIES');
  turn(99);
  leave('MOVIES');
  turn(1000);
  expect(submenu('MOVIES')).toBeNull();
});

it('opens nothing when the entry under the pointer was followed meanwhile', () => {
  const before = window.location.href;
  come('Charts');
  window.history.pushState(null, '', '/charts');
  turn(1000);
  expect(submenu('Charts')).toBeNull();
  window.history.replaceState(null, '', before);
});

it('keeps a submenu for 300 ms after the pointer has left, and longer when it comes back [NAV-13]', () => {
  come('Charts');
  turn(100);
  leave('Charts');
  turn(299);
  expect(submenu('Charts')).not.toBeNull();
  come('Charts');
  turn(1000);
  expect(submenu('Charts')).not.toBeNull();
  leave('Charts');
  turn(299);
  expect(submenu('Charts')).not.toBeNull();
  turn(1);
  expect(submenu('Charts')).toBeNull();
});

it('moves from one submenu to the next, one at a time [NAV-12]', () => {
  come('Charts');
  turn(100);
  leave('Charts');
  come('TV SHOWS');
  turn(99);
  expect(submenu('Charts')).not.toBeNull();
  turn(1);
  expect(submenu('Charts')).toBeNull();
  expect(submenu('TV SHOWS')).not.toBeNull();
});

it('keeps what was opened by a press when the pointer leaves, until the next press', () => {
  come('Charts');
  turn(100);
  fireEvent.click(toggle('Charts'));
  leave('Charts');
  turn(1000);
  expect(submenu('Charts')).not.toBeNull();
  fireEvent.click(toggle('Charts'));
  expect(submenu('Charts')).toBeNull();
});

it('takes a finger for a press, not for a pointer that rests', () => {
  come('Charts', 'touch');
  turn(1000);
  expect(submenu('Charts')).toBeNull();
});

it('goes into a submenu by ArrowDown, walks it, and comes back by Escape', () => {
  entry('MOVIES').focus();
  press('ArrowDown');
  expect(focused()).toBe('Movie News');
  press('ArrowDown');
  expect(focused()).toBe('Action');
  press('End');
  expect(focused()).toBe('Reviews');
  press('ArrowDown');
  expect(focused()).toBe('Movie News');
  press('Escape');
  expect(submenu('MOVIES')).toBeNull();
  expect(document.activeElement).toBe(toggle('MOVIES'));
});

it('closes on Escape without taking the focus when it was the pointer that opened it', () => {
  come('MOVIES');
  turn(100);
  press('Escape');
  expect(submenu('MOVIES')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('closes when the focus goes on, on a press elsewhere, and when a link is chosen', () => {
  fireEvent.click(toggle('Charts'));
  toggle('Charts').focus();
  act(() => entry('My Watchlist').focus());
  expect(submenu('Charts')).toBeNull();

  fireEvent.click(toggle('Charts'));
  fireEvent.pointerDown(document.body);
  expect(submenu('Charts')).toBeNull();

  fireEvent.click(toggle('Charts'));
  fireEvent.click(screen.getByRole('link', { name: 'Top 200' }));
  expect(submenu('Charts')).toBeNull();
});

it('links to the charts, the engine, the Top 50 and the placeholders by their names [NAV-01, NAV-02]', () => {
  const links = within(nav())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Charts', '/charts'],
    ['MOVIES', '/engine'],
    ['TV SHOWS', '/tv'],
    ['Top 50', '/charts/movies/top50'],
    [SHELL.boxOffice, '/box-office'],
    [SHELL.trendingActors, '/trending-actors'],
    ['My Watchlist', '/watchlist'],
  ]);
});
