import * as runtime from 'react/jsx-runtime';

/**
 * React's functions for JSX as constants of a module: React's package is CommonJS, whose functions are looked up by name
 * in each of two thousand calls.
 */
export const { Fragment, jsx, jsxs } = runtime;
