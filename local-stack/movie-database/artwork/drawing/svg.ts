/** Rounds to one decimal, to keep images small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A path or transform with rounded numbers. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? '';
    return text + (typeof value === 'number' ? n(value) : value) + part;
  });
}

export function path(shape: string, fill: string, more = ''): string {
  return `<path d="${shape}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** An open line with round ends. */
export function line(shape: string, stroke: string, width: number, more = ''): string {
  return path(shape, 'none', `stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" ${more}`);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return path(d`M${x} ${y}h${width}v${height}h${-width}z`, fill, more);
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function group(attributes: string, ...parts: readonly string[]): string {
  return `<g ${attributes}>${parts.join('')}</g>`;
}

/** A gradient from top to bottom, or along `direction` (attributes x1 to y2); a stop is 'offset color opacity'. */
export function linear(id: string, stops: readonly string[], direction = 'x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${direction}>${stops.map(stop).join('')}</linearGradient>`;
}

export function radial(id: string, stops: readonly string[], more = ''): string {
  return `<radialGradient id="${id}" ${more}>${stops.map(stop).join('')}</radialGradient>`;
}

function stop(text: string): string {
  const [offset = '', color = '', opacity = '1'] = text.split(' ');
  return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Everything that XML 1.0 forbids in a document, escaped or not. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
}
