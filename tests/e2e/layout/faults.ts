import type { Box, Drawing, Rect } from './boxes';

/** What a phone takes from its edges: the notch, the rounded corners, the home indicator. Pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Pixels by which boxes may overlap: borders, and rounding. */
const SLACK = 2;
/** Share of the window's height that bars over the page may take. */
const BARS_AT_MOST = 0.5;

const describeBox = ({ name, left, top, right, bottom }: Box) =>
  `${name} (${[left, top, right, bottom].map(Math.round).join(' ')})`;

function meet(one: Rect, other: Rect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
  );
}

const within = (one: Box, other: Box) => one.path.startsWith(other.path) || other.path.startsWith(one.path);

/** Controls and text that overlap, though neither is part of the other. */
function overlaps({ boxes }: Drawing): string[] {
  const found: string[] = [];
  const sorted = [...boxes].sort((one, other) => one.top - other.top);
  sorted.forEach((one, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.top > one.bottom) break;
      // nested text is compared piece by piece, but a line with an ellipsis would be reported twice
      const bothText = one.kind === 'words' && other.kind === 'words';
      const related = bothText ? one.path === other.path : within(one, other);
      if (one.layer === other.layer && !related && meet(one, other))
        found.push(`${describeBox(one)} and ${describeBox(other)} overlap`);
    }
  });
  return found;
}

/** Text of a control that overflows it. */
function overflowing({ boxes }: Drawing): string[] {
  const controls = boxes.filter(({ kind }) => kind === 'control');
  return boxes
    .filter(({ kind }) => kind === 'words')
    .filter((words) => {
      const containers = controls.filter(({ path }) => words.path.startsWith(path));
      return (
        containers.length > 0 &&
        !containers.some(
          ({ left, right, top, bottom }) =>
            words.left >= left - SLACK &&
            words.right <= right + SLACK &&
            words.top >= top - SLACK &&
            words.bottom <= bottom + SLACK,
        )
      );
    })
    .map((words) => `${describeBox(words)} stands out of its control`);
}

function beyond({ boxes, window, page }: Drawing): string[] {
  const wide = page.width > window.width ? [`the page is ${page.width} pixels wide`] : [];
  const out = boxes
    .filter(({ swiped, left, right }) => !swiped && (left < -1 || right > window.width + 1))
    .map((box) => `${describeBox(box)} is beyond the window`);
  return [...wide, ...out];
}

/** What is above or below the window in a dialog or bar that cannot be scrolled. */
function outOfReach({ boxes, window, dialog }: Drawing): string[] {
  return boxes
    .filter(({ fixed }) => dialog || fixed !== '')
    .filter(({ top, bottom }) => top < -1 || bottom > window.height + 1)
    .map((box) => `${describeBox(box)} is above or below the window`);
}

function covered({ boxes, window, page, bars }: Drawing): string[] {
  const atBottom = bars.filter(({ top, bottom }) => bottom >= window.height - 1 && top > 0);
  const taken = bars.reduce((sum, { top, bottom }) => sum + bottom - top, 0);
  const low = atBottom.flatMap((bar) => {
    const last = page.height - (window.height - bar.top);
    return boxes
      .filter(({ fixed, layer, bottom }) => fixed === '' && layer === '' && bottom > last + 1)
      .map((box) => `${describeBox(box)} stays under a bar`);
  });
  return taken > window.height * BARS_AT_MOST ? [...low, `bars take ${Math.round(taken)} pixels`] : low;
}

/** What is where the device has no screen, or handles touch itself. */
function underInsets({ boxes, window, dialog }: Drawing, insets: Insets): string[] {
  const sideways = ({ swiped, left, right }: Box) =>
    !swiped && (left < insets.left - 1 || right > window.width - insets.right + 1);
  const upright = ({ fixed, layer, top, bottom }: Box) =>
    (dialog || fixed !== '' || layer !== '') &&
    (top < insets.top - 1 || ((fixed !== '' || dialog) && bottom > window.height - insets.bottom + 1));
  return boxes
    .filter((box) => sideways(box) || upright(box))
    .map((box) => `${describeBox(box)} is under the device's edge`);
}

/** What is wrong with how a screen is drawn. */
export function faultsOf(drawn: Drawing, insets: Insets): string[] {
  const cut = drawn.boxes
    .filter((box) => box.cut && box.kind === 'words')
    .map((box) => `${describeBox(box)} is cut off`);
  const edges = insets === NO_INSETS ? [] : underInsets(drawn, insets);
  return [
    ...beyond(drawn),
    ...cut,
    ...overlaps(drawn),
    ...overflowing(drawn),
    ...outOfReach(drawn),
    ...covered(drawn),
    ...edges,
  ];
}
