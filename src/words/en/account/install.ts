export const INSTALL = {
  title: 'Install Matinee',
  text: 'One tap from your home screen, with your favorites offline.',
  action: 'Install',
  decline: 'Not now',
  ios: 'Tap Share in your browser, then “Add to Home Screen”.',
  firefox: 'Open your browser’s menu, then tap “Add app to Home screen”.',
} as const;
