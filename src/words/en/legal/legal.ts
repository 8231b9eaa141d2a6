export const LEGAL = {
  dates: 'Effective and last updated June 27, 2025',
  contents: 'On this page',
} as const;
