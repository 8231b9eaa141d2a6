export const DASHBOARD = {
  greeting: (name: string) => `Hello, ${name}!`,
  fallbackName: 'there',
  title: 'Tonight’s movie',
  welcome: 'Tell us about tonight and we’ll find the movie.',
} as const;
