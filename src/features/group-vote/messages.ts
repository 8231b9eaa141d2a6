import { formatNumber } from '../../i18n/format';

export const GROUP_VOTE = {
  title: 'Decide together',
  lead: 'Say yes or no to each movie. Then see what everyone wants.',
  invalid: 'This link doesn’t work',
  invalidTip: 'Part of it may be missing. Ask for it again, or start your own vote.',
  home: 'Find movies',
  place: (place: number, count: number) => `${place} of ${count}`,
  now: (title: string, place: number, count: number) => `${title}, ${place} of ${count}`,
  yes: 'Yes',
  no: 'No',
  yesTo: (title: string) => `Yes to ${title}`,
  noTo: (title: string) => `No to ${title}`,
  back: 'Back',
  waits: (count: number) =>
    count === 1
      ? '1 answer is in. Finish voting to see it.'
      : `${formatNumber(count)} answers are in. Finish voting to see them.`,
  keys: 'On a keyboard: right arrow for yes, left arrow for no.',
  unknown: (id: number) => `Movie #${id}`,
  unknownText: 'We can’t load this movie right now. You can still vote.',

  inviteTitle: 'Invite',
  inviteText:
    'Send this link to whoever’s watching, or let them scan it. The movies are in the link itself; nothing is stored online.',
  inviteWithAnswer:
    'Send this link to whoever’s watching, or let them scan it. Only the movies and your answer are in it.',
  invite: 'Send the link',
  showCode: 'Show QR code',
  showLink: 'Show link',
  inviteNamed: 'Which of these should we watch? Say yes or no on Matinee.',
  code: 'QR code for this link',

  doneTitle: 'Your answer',
  doneText: (yes: number, count: number) => `You said yes to ${formatNumber(yes)} of ${formatNumber(count)} movies.`,
  sendTitle: 'Share your answer',
  sendText: 'Send it to everyone you’re deciding with. It contains only the movies and your votes.',
  send: 'Send your answer',
  sendNamed: 'My answer: what should we watch?',
  change: 'Change my answer',
  copied: 'Link copied',
  failed: 'We couldn’t share the link. Copy it below.',
  link: 'Link',

  resultTitle: 'Your group’s picks',
  result: (count: number) => `${formatNumber(count)} answers in, including yours.`,
  onlyYou: 'Just you so far. Open the links the others send you.',
  full: (most: number) =>
    `This vote already has ${formatNumber(most)} answers, the most it takes. This one isn’t counted.`,
  scan: 'Scan an answer',
  scanning: 'Point the camera at someone’s answer code.',
  otherCode: 'That’s not a Matinee code.',
  camera: 'Camera view',
  stopScan: 'Stop the camera',
  noCamera: {
    refused: 'Matinee can’t use the camera. Allow it in your browser’s settings, or open the link instead.',
    missing: 'No camera found. Open the link instead.',
  },
  allTitle: 'Everyone said yes',
  none: 'No movie got a yes from everyone.',
  nearTitle: 'So close',
  votes: (yes: number, count: number) => `${formatNumber(yes)} of ${formatNumber(count)} said yes`,
} as const;
