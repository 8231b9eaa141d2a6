export const DASHBOARD = {
  greeting: (name: string) => `Hello, ${name}!`,
  fallbackName: 'there',
  title: "Tonight's film",
  welcome: 'Tell us about tonight, and we will find the film.',
} as const;
