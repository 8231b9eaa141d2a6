import { vi } from 'vitest';

/** The visible share of an element in a window of 800 pixels. */
interface Part {
  readonly ratio: number;
  /** Pixels. */
  readonly height: number;
}

export interface FakeScreen {
  /** Reports the visible share of every observed element; null reports nothing for one. */
  readonly show: (partOf: (element: Element) => Part | null) => void;
  /** The same, but leaves the reports for takeRecords. */
  readonly hold: (partOf: (element: Element) => Part | null) => void;
}

/**
 * Replaces the browser's IntersectionObserver, which jsdom lacks. @param wholly whether all observed elements are
 * fully visible at once
 */
export function fakeScreen(wholly: boolean): FakeScreen {
  const observers = new Set<Observer>();

  class Observer {
    private readonly observed = new Set<Element>();
    private held: IntersectionObserverEntry[] = [];

    private readonly callback: (entries: readonly IntersectionObserverEntry[]) => void;

    constructor(callback: (entries: readonly IntersectionObserverEntry[]) => void) {
      this.callback = callback;
      observers.add(this);
    }

    observe(element: Element): void {
      this.observed.add(element);
      if (wholly) queueMicrotask(() => this.report((one) => (one === element ? { ratio: 1, height: 300 } : null)));
    }

    report(partOf: (element: Element) => Part | null): void {
      const entries = this.entries(partOf);
      if (entries.length > 0) this.callback(entries);
    }

    hold(partOf: (element: Element) => Part | null): void {
      this.held = this.entries(partOf);
    }

    takeRecords(): readonly IntersectionObserverEntry[] {
      return this.held.splice(0);
    }

    disconnect(): void {
      this.observed.clear();
      observers.delete(this);
    }

    private entries(partOf: (element: Element) => Part | null): IntersectionObserverEntry[] {
      return [...this.observed].flatMap((target) => {
        const part = partOf(target);
        if (part === null) return [];
        return {
          target,
          time: 0,
          isIntersecting: part.ratio > 0,
          intersectionRatio: part.ratio,
          boundingClientRect: new DOMRect(),
          intersectionRect: new DOMRect(0, 0, 100, part.height),
          rootBounds: new DOMRect(0, 0, 400, 800),
        };
      });
    }
  }

  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    show: (partOf) => observers.forEach((observer) => observer.report(partOf)),
    hold: (partOf) => observers.forEach((observer) => observer.hold(partOf)),
  };
}
