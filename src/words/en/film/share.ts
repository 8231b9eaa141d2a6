export const SHARE = {
  share: 'Share',
  copied: 'The link to this film is on your clipboard',
  failed: 'This browser did not let the link go',
} as const;
