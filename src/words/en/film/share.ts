export const SHARE = {
  share: 'Share',
  copied: 'Link copied',
  failed: 'We couldn’t share the link. Try again, or copy it in your browser.',
} as const;
