import { group, n } from '../drawing/shapes';
import type { FittedTitle } from './title-fitting';
import { textWidth, type Typeface } from './typeface';
import { escapeXml } from '../drawing/xml';

export type Align = 'start' | 'middle' | 'end';

/** Draws a fitted title with the first line's baseline one cap height below `top`. */
export function drawTitle(
  title: FittedTitle,
  face: Typeface,
  x: number,
  top: number,
  fill: string,
  align: Align,
): string {
  const { size, lines } = title;
  const attributes = [
    `font-family="${face.stack}"`,
    `font-size="${n(size)}"`,
    `font-weight="${face.weight}"`,
    face.style === 'italic' ? 'font-style="italic"' : '',
    face.tracking === 0 ? '' : `letter-spacing="${n(face.tracking * size)}"`,
    align === 'start' ? '' : `text-anchor="${align}"`,
    `fill="${fill}"`,
  ];
  const texts = lines.map((text, index) => {
    const y = top + size * (0.74 + index * face.leading);
    return `<text x="${n(x)}" y="${n(y)}"${squeezed(text, face, size)}>${escapeXml(text)}</text>`;
  });
  return group(attributes.filter((attribute) => attribute !== '').join(' '), ...texts);
}

/** Holds a squeezed face to its width, whatever the system's own letters measure. */
function squeezed(text: string, face: Typeface, size: number): string {
  if (face.squeeze === 1) return '';
  return ` textLength="${n(textWidth(text, face) * size)}" lengthAdjust="spacingAndGlyphs"`;
}

export function titleHeight({ size, lines }: FittedTitle, face: Typeface): number {
  return size * (0.74 + (lines.length - 1) * face.leading);
}

/** The small print: spaced capitals, in the font of the whole sheet. */
export function smallPrint(text: string, x: number, y: number, fill: string, align: Align, size = 13.5): string {
  const anchor = align === 'start' ? '' : ` text-anchor="${align}"`;
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" letter-spacing="2"${anchor} fill="${fill}">${escapeXml(text.toUpperCase())}</text>`;
}
