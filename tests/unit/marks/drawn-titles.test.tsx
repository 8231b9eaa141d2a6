import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImageDialog } from '../../../src/marks/image-dialog';
import { eventually } from '../../time/eventually';
import { renderUi } from '../features/marked-movies/render-ui';

/** Each line that is drawn, with its direction and whether it starts at the right. */
let drawn: (readonly [text: string, direction: string, right: boolean])[];

beforeEach(() => {
  drawn = [];
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const canvas = {
    direction: 'ltr',
    measureText: (text: string) => ({ width: text.length }),
    fillText: (text: string, x: number) => drawn.push([text, canvas.direction, x > 540]),
    ...{ fillRect() {}, save() {}, beginPath() {}, roundRect() {}, clip() {}, restore() {} },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

it.each([
  ['Heat (היט)', 'ltr', false],
  ['היט (Heat).', 'rtl', true],
  ['« الرسالة »', 'rtl', true],
  ['1917', 'ltr', false],
])('a title on an image is drawn in the direction of its first letter: %s', async (title, direction, right) => {
  const image = { movies: [{ title, posterPath: null }], all: 1, title: 'Image', heading: '', note: '', file: 'a.png' };
  renderUi(<ImageDialog image={image} onClose={vi.fn()} />);
  await eventually(() => expect(drawn).toContainEqual([title, direction, right]));
});
