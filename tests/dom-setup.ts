import { configure } from '@testing-library/react';
import { LIMITS } from './time/limits';

// queries by role are slow among many cards
configure({ asyncUtilTimeout: LIMITS.condition });

// The document of these tests lays nothing out: no element has a size there, and none changes it.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;
