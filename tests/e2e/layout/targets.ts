import type { Page } from '@playwright/test';
import { CONTROLS } from './boxes';

/**
 * Controls that are smaller than 44 by 44 pixels for a finger, on the page or in the dialog that is open over it. Links within
 * a sentence are as high as its lines.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const MIN_SIZE = 44;
    const root = Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body;

    function inSentence(element: Element): boolean {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
      return Array.from(element.parentElement?.childNodes ?? []).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    }

    /** Whether a touch beside its middle still hits it, up to the minimum target size. */
    function isReached(target: Element): boolean {
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y, reach] = [left + width / 2, top + height / 2, MIN_SIZE / 2 - 1];
      return [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].every(([px = 0, py = 0]) => {
        const hit = document.elementFromPoint(px, py);
        return hit !== null && (target.contains(hit) || hit.contains(target.closest('label')));
      });
    }

    const small: string[] = [];
    for (const element of root.querySelectorAll(controls)) {
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) <= 1 || element.closest('[inert]') || inSentence(element)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (getComputedStyle(element).clipPath !== 'none') continue;
      if (Math.min(width, height) > MIN_SIZE - 0.5 || isReached(target)) continue;
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      small.push(`${element.tagName.toLowerCase()} '${name}', ${Math.round(width)} by ${Math.round(height)}`);
    }
    scrollTo(0, 0);
    return small;
  }, CONTROLS);
}
