import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterTopLayer, guardFocus } from '../../../../src/components/layout/focus';
import { eventually } from '../../../time/eventually';

let stop: () => void;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no ${id}`);
  return found;
}

const focused = () => document.activeElement?.id;

/** Until all that removals begin has come to its end. */
const settled = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
  });

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1"><h1 id="heading" tabindex="-1"></h1>
      <div id="panel"><button id="again"></button></div><button id="other"></button></main>
    <dialog id="dialog"><h2 id="title" tabindex="-1"></h2><div id="place"></div><button id="row"></button></dialog>`;
  stop = guardFocus();
});
afterEach(() => stop());

it('a button that goes with its panel leaves the focus to the heading of the screen', async () => {
  element('again').focus();
  element('panel').remove();
  await eventually(() => expect(focused()).toBe('heading'));
});

it('in a dialog it goes to the title of that', async () => {
  const leave = enterTopLayer(element('place'));
  element('row').focus();
  element('row').remove();
  await eventually(() => expect(focused()).toBe('title'));
  leave();
});

it('whoever takes the button away may give the focus to something else', async () => {
  element('again').focus();
  element('panel').remove();
  requestAnimationFrame(() => element('other').focus());
  await settled();
  expect(focused()).toBe('other');
});

it('what has lost the focus before it goes, takes nothing along', async () => {
  element('again').focus();
  element('again').blur();
  await settled();
  element('panel').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('what never had the focus goes unnoticed', async () => {
  element('other').focus();
  element('panel').remove();
  await settled();
  expect(focused()).toBe('other');
});
