import { createElement, type ComponentType, type ReactNode } from 'react';

/** What the build makes of a recipe: the class of an element, or its classes by the values of its variants. */
export type ElementStyle =
  | string
  | {
      /** Name, known values, and the value that stands where none is given ('' for none). */
      readonly variants: readonly (readonly [name: string, values: readonly string[], standard: string])[];
      /** The class that every combination has. */
      readonly common: string;
      /** A combination's own class, by its values in order and joined by commas; '' where there is none. */
      readonly classes: Readonly<Record<string, string>>;
    };

interface ElementProps {
  readonly className?: string;
  readonly htmlWidth?: number | string;
  readonly htmlHeight?: number | string;
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

/**
 * A component that has the class of its style and gives all other properties to what it is made of. The build puts it in
 * the place of Chakra's `chakra`, whose recipes it has compiled (bundle/styles).
 */
export function element(type: string | ComponentType<ElementProps>, style: ElementStyle) {
  const names: ReadonlySet<string> = new Set(typeof style === 'string' ? [] : style.variants.map(([name]) => name));
  return function Styled({ className, htmlWidth, htmlHeight, ...props }: ElementProps) {
    const own = typeof style === 'string' ? style : classOf(style, props);
    const given = Object.fromEntries(Object.entries(props).filter(([name]) => !names.has(name)));
    return createElement(type, {
      ...(names.size === 0 ? props : given),
      className: className === undefined ? own : `${own} ${className}`,
      ...(htmlWidth !== undefined && { width: htmlWidth }),
      ...(htmlHeight !== undefined && { height: htmlHeight }),
    });
  };
}

function classOf({ variants, common, classes }: Exclude<ElementStyle, string>, props: ElementProps): string {
  const chosen = variants.map(([name, values, standard]) => {
    const given = props[name];
    const value = typeof given === 'string' || typeof given === 'boolean' ? String(given) : standard;
    return values.includes(value) ? value : '';
  });
  return `${common} ${classes[chosen.join()] ?? ''}`;
}
