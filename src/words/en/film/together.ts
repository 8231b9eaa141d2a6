import { countText } from '../../format/count-text';

const people = (count: number) => `${countText(count)} ${count === 1 ? 'person' : 'people'}`;

export const TOGETHER = {
  title: 'Decide together',
  lead: 'Say yes or no to each film. Then see what all of you want.',
  invalid: 'This link holds no films to decide on',
  invalidTip: 'It may have been cut on its way. Ask for it once more, or find films of your own.',
  home: 'Find films',
  place: (place: number, count: number) => `${place} of ${count}`,
  now: (title: string, place: number, count: number) => `${title}, ${place} of ${count}`,
  yes: 'Yes',
  no: 'No',
  yesTo: (title: string) => `Yes to ${title}`,
  noTo: (title: string) => `No to ${title}`,
  back: 'One back',
  waits: (count: number) =>
    count === 1
      ? 'An answer is here. You see it once you have said yes or no to each film yourself.'
      : `${countText(count)} answers are here. You see them once you have said yes or no to each film yourself.`,
  keys: 'With a keyboard: right arrow for yes, left arrow for no.',
  unknown: (id: number) => `Film ${id}`,
  unknownText: 'This film cannot be looked up right now. You can vote all the same.',

  inviteTitle: 'Invite',
  inviteText:
    'Send the link to those you watch with, or let them scan it. The films are in the link itself; no server gets to know of it.',
  invite: 'Send the link',
  inviteNamed: 'Which of these shall we watch? Say yes or no on Matinee.',
  code: 'A code with this link, to be scanned by a camera',

  doneTitle: 'Your answer',
  doneText: (yes: number, count: number) => `You said yes to ${countText(yes)} of ${countText(count)} films.`,
  sendTitle: 'Send your answer back',
  sendText: 'Whoever opens it sees what you all want. It holds your votes and nothing else.',
  send: 'Send your answer',
  sendNamed: 'My answer: what shall we watch?',
  change: 'Change my answer',
  copied: 'The link is on your clipboard',
  failed: 'The link could not be given away. Copy it from the field.',
  link: 'Link',

  resultTitle: 'What you all want',
  result: (count: number) => `Answers of ${people(count)}, yours among them.`,
  alone: 'Only your own answer is here. Open the links that the others send you.',
  full: (most: number) => `There are answers of ${countText(most)} people already: this one is not counted.`,
  scan: 'Scan an answer',
  scanning: 'Hold the camera over the code of somebody’s answer.',
  otherCode: 'This code holds nothing to decide on.',
  camera: 'What the camera sees',
  stopScan: 'Stop the camera',
  noCamera: {
    refused: 'The camera may not be used here. Allow it in the settings of your browser, or open the link instead.',
    missing: 'No camera can be had right now. Open the link instead.',
  },
  allTitle: (count: number) => `All ${countText(count)} said yes`,
  none: 'There is no film that all of you said yes to.',
  nearTitle: 'Nearly',
  votes: (yes: number, count: number) => `${countText(yes)} of ${countText(count)} said yes`,
} as const;
