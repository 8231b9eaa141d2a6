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

/** Waits until everything triggered by removals is done. */
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

it("a button removed with its panel passes the focus to the screen's heading", async () => {
  element('again').focus();
  element('panel').remove();
  await eventually(() => expect(focused()).toBe('heading'));
});

it('inside a dialog the focus goes to its title', async () => {
  const leaveTopLayer = enterTopLayer(element('place'));
  element('row').focus();
  element('row').remove();
  await eventually(() => expect(focused()).toBe('title'));
  leaveTopLayer();
});

it('whoever removes the button may move the focus elsewhere', async () => {
  element('again').focus();
  element('panel').remove();
  requestAnimationFrame(() => element('other').focus());
  await settled();
  expect(focused()).toBe('other');
});

it('an element that lost the focus before its removal moves nothing', async () => {
  element('again').focus();
  element('again').blur();
  await settled();
  element('panel').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('removing an element without the focus changes nothing', async () => {
  element('other').focus();
  element('panel').remove();
  await settled();
  expect(focused()).toBe('other');
});
