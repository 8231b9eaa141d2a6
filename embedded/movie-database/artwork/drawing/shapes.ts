/** Short SVG writing. Numbers are rounded: a poster must stay under some six kilobytes. */

export type Point = readonly [x: number, y: number];

/** A number with one decimal at most. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Points as the inside of a path: 'x y x y'. */
export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ');
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${spaced(more)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${spaced(more)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${spaced(more)}/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number, more = ''): string {
  return circle(x, y, radius, 'none', `stroke="${stroke}" stroke-width="${n(width)}"${spaced(more)}`);
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${spaced(more)}/>`;
}

export function polygon(list: readonly Point[], fill: string, more = ''): string {
  return path(`M${points(list)}Z`, fill, more);
}

/** Round dots of one size, as the caps of lines without length: a few letters each. */
export function dots(list: readonly Point[], fill: string, size: number, more = ''): string {
  const d = list.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
  return path(d, 'none', `stroke="${fill}" stroke-width="${n(size)}" stroke-linecap="round"${spaced(more)}`);
}

/** An open line of even width. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return path(d, 'none', `stroke="${stroke}" stroke-width="${n(width)}"${spaced(more)}`);
}

export function group(attributes: string, ...parts: readonly string[]): string {
  return `<g ${attributes}>${parts.join('')}</g>`;
}

/** One stop of a gradient: where (0 to 1), colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient from top to bottom, or along `direction` (attributes x1 to y2). */
export function linear(id: string, stops: readonly Stop[], direction = 'x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${direction}>${stops.map(stop).join('')}</linearGradient>`;
}

export function radial(id: string, stops: readonly Stop[], more = ''): string {
  return `<radialGradient id="${id}"${spaced(more)}>${stops.map(stop).join('')}</radialGradient>`;
}

function stop([offset, colour, opacity = 1]: Stop): string {
  const faint = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${faint}/>`;
}

function spaced(more: string): string {
  return more === '' ? '' : ` ${more}`;
}
