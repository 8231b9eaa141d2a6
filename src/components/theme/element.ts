import { createElement, type ComponentType, type ReactNode } from 'react';

/** A compiled recipe: an element's class, or its classes by variant values. */
export type ElementStyle =
  | string
  | {
      /** Name, known values, and the default value ('' for none). */
      readonly variants: readonly (readonly [name: string, values: readonly string[], standard: string])[];
      /** Class of every combination. */
      readonly common: string;
      /** Class of each combination, by its values joined by commas; '' if there is none. */
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
 * A component with the class of its compiled style that passes all other props on. The build substitutes it for
 * Chakra's `chakra` (bundle/styles).
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
