export const INSTALL = {
  title: 'Install Matinee',
  text: 'It opens from your home screen, and your favorites are there without a network.',
  action: 'Install',
  decline: 'No, thanks',
  ios: 'Press Share in your browser, then ‘Add to Home Screen’.',
  firefox: 'Open the menu of your browser, then press ‘Add app to Home screen’.',
} as const;
