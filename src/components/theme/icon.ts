import { createElement, type SVGProps } from 'react';

/** An icon's lines, as lucide has them: shapes of SVG on a ground of 24 by 24, in the order in which they are drawn. */
interface IconLines {
  readonly node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Its edge in pixels. */
  readonly size?: number;
}

/**
 * A component that draws an icon as lucide does, hidden from screen readers unless it is told otherwise. The build puts it in
 * the place of the package's own (bundle/bare-packages), which draws for every framework, with settings of a whole page.
 */
export function icon({ node }: IconLines) {
  return function Icon({ size = 24, ...props }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([shape, attributes]) => createElement(shape, attributes)),
    );
  };
}
