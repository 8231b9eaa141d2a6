export const NOT_FOUND = {
  code: '404',
  title: "This scene hasn't been filmed yet",
  home: 'Return to Home',
} as const;
