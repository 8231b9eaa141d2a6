import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { headerEntries } from '../../../../src/app/shell/app-shell';
import { MainNav } from '../../../../src/components/shell/header';
import { renderUi } from '../../features/marked-movies/render-ui';
import { createFakeClock } from './fake-clock';
import { SHELL } from '../../../../src/i18n/messages/shell';

let advance: (ms: number) => void;

beforeEach(() => {
  const clock = createFakeClock();
  advance = (ms) => act(() => clock.advance(ms));
  renderUi(<MainNav entries={headerEntries(false)} after={clock.after} />);
});

const nav = () => screen.getByRole('navigation', { name: SHELL.mainNavigation });
const entry = (name: string) => within(nav()).getByRole('link', { name });
const toggle = (name: string) => screen.getByRole('button', { name: `${name} submenu` });
const submenu = (name: string) => screen.queryByRole('list', { name });
const group = (name: string) => toggle(name).parentElement ?? document.body;
const hover = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(group(name), { pointerType });
const unhover = (name: string) => fireEvent.pointerLeave(group(name), { pointerType: 'mouse' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

it('opens a submenu after the pointer has hovered for 100 ms, not before [NAV-12]', () => {
  hover('MOVIES');
  advance(99);
  expect(submenu('MOVIES')).toBeNull();
  advance(1);
  expect(submenu('MOVIES')).not.toBeNull();
  expect(toggle('MOVIES').getAttribute('aria-expanded')).toBe('true');
});

it('opens nothing when the pointer only passes over it [NAV-12]', () => {
  hover('MOVIES');
  advance(99);
  unhover('MOVIES');
  advance(1000);
  expect(submenu('MOVIES')).toBeNull();
});

it('opens nothing when the entry under the pointer was followed in the meantime', () => {
  const before = window.location.href;
  hover('Charts');
  window.history.pushState(null, '', '/charts');
  advance(1000);
  expect(submenu('Charts')).toBeNull();
  window.history.replaceState(null, '', before);
});

it('keeps a submenu open for 300 ms after the pointer has left, and longer if it returns [NAV-13]', () => {
  hover('Charts');
  advance(100);
  unhover('Charts');
  advance(299);
  expect(submenu('Charts')).not.toBeNull();
  hover('Charts');
  advance(1000);
  expect(submenu('Charts')).not.toBeNull();
  unhover('Charts');
  advance(299);
  expect(submenu('Charts')).not.toBeNull();
  advance(1);
  expect(submenu('Charts')).toBeNull();
});

it('moves from one submenu to the next, one at a time [NAV-12]', () => {
  hover('Charts');
  advance(100);
  unhover('Charts');
  hover('TV SHOWS');
  advance(99);
  expect(submenu('Charts')).not.toBeNull();
  advance(1);
  expect(submenu('Charts')).toBeNull();
  expect(submenu('TV SHOWS')).not.toBeNull();
});

it('keeps a submenu opened by a press when the pointer leaves, until the next press', () => {
  hover('Charts');
  advance(100);
  fireEvent.click(toggle('Charts'));
  unhover('Charts');
  advance(1000);
  expect(submenu('Charts')).not.toBeNull();
  fireEvent.click(toggle('Charts'));
  expect(submenu('Charts')).toBeNull();
});

it('treats a touch as a press, not as hovering', () => {
  hover('Charts', 'touch');
  advance(1000);
  expect(submenu('Charts')).toBeNull();
});

it('enters a submenu with ArrowDown, moves through it, and returns with Escape', () => {
  entry('MOVIES').focus();
  press('ArrowDown');
  expect(focused()).toBe(SHELL.findMovie);
  press('ArrowDown');
  expect(focused()).toBe('Movie News');
  press('End');
  expect(focused()).toBe('Reviews');
  press('ArrowDown');
  expect(focused()).toBe(SHELL.findMovie);
  press('Escape');
  expect(submenu('MOVIES')).toBeNull();
  expect(document.activeElement).toBe(toggle('MOVIES'));
});

it('closes on Escape without moving the focus if the pointer had opened it', () => {
  hover('MOVIES');
  advance(100);
  press('Escape');
  expect(submenu('MOVIES')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('closes when the focus moves on, on a press elsewhere, and when a link is chosen', () => {
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

it('links to the charts, the engine, the Top 50 and the placeholders by name [NAV-01, NAV-02]', () => {
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
