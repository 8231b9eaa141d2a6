import { CONTACT, MINIMUM_AGE, PRICE_NOTICE_DAYS, REMOVAL_DAYS } from '../../../config/account/legal-facts';
import { TASTE_FAVORITES } from '../../../config/recommend/taste';
import type { LegalText } from '../../catalogue/legal-text';

/** The Privacy Policy. It describes what this application really stores and sends: change both together. */
export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  lead: 'Matinee helps you choose a film. It needs to know little about you for that, and this page says exactly what.',
  sections: [
    {
      id: 'data',
      title: 'What we collect',
      blocks: [
        'You can answer the questionnaire, browse the charts and watch trailers without an account. What you do then stays on your device.',
        'With an account we keep:',
        [
          'your email address, and your password in a scrambled form that we cannot read back; with Google, the name and email address that Google gives us instead of a password;',
          'the username and the first and last name you enter, if you enter any;',
          'your country, your streaming services and the language of film titles, if you choose any;',
          'the films you mark as favorite, watched or not for you, and the films we recommended to you, so that we do not repeat ourselves;',
          'the first genre of each search, for your statistics and badges;',
          'when these things happened, so that your devices agree with each other.',
        ],
        'Our servers also note technical details of requests for a short time, such as IP addresses, to keep the service safe and working. We use no advertising, no tracking cookies and no analytics of other companies.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      blocks: [
        'Matinee works without a network. For that your browser stores your favorites, watched films, films that are not for you, recent lists, posters, and the tokens that keep you signed in. Signing out removes all of it that is yours; only changes that have not reached our server yet wait there for you. You can remove everything at any time in your browser’s settings. When an account is deleted, each of its devices removes all of this with its next request, also what waits there.',
        'Films that the movie database lists for you are kept on your device too, so that searches work without a network. While Matinee is open it asks TMDB for further films and posters by itself, so that some of every genre, era and rating are there. All of them go when you sign out.',
        `The movie database is asked which films go with your newest ${TASTE_FAVORITES} favorites, and with a film whose page you open. Your device alone works out from that what you may like; the answers for your favorites stay on it for 30 days at most, and go when you sign out.`,
        'Files that you import from other sites are read on your device and sent nowhere. The movie database is asked for each of their films, by its id or by its title and year. What an import has marked is kept on your device until you close the import, so that you can undo it.',
        'Links to decide together carry the films and the votes in the part of an address that browsers send to no server. Your device keeps the last few rounds until you sign out. What the camera sees while you scan a code is read on your device and kept nowhere.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      blocks: [
        [
          'to sign you in and to send you the emails you ask for, such as a link for a new password;',
          'to recommend films that suit you, and not the same ones twice;',
          'to show you your favorites, history, statistics and badges on all your devices;',
          'to protect the service against misuse.',
        ],
        'We do not use it for anything else, and no decision with legal effect for you is made by a machine.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      blocks: [
        'We do not sell your data or rent it out. Other members cannot see your profile or your films. We pass data on only to those who run the service for us (see below), if the law demands it, or if Matinee is handed over to somebody else, who would then be bound by this policy. We would tell you first.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third parties',
      blocks: [
        'These companies are involved, each under its own privacy policy:',
        [
          'Supabase hosts accounts and the data listed above on our behalf.',
          'The Movie Database (TMDB) answers requests for film facts and pictures, straight from your browser: it sees your IP address and which films are asked for, but not who you are.',
          'Streaming availability comes from JustWatch by way of TMDB; JustWatch hears nothing of you.',
          'YouTube plays trailers, in its mode without cookies, once you press play.',
          'Google signs you in if you choose ‘Continue with Google’, and learns that you use Matinee.',
        ],
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Everything travels encrypted. Passwords are stored only as hashes, and the database itself lets each member read and change only their own rows. No system is perfectly safe: if your data were ever exposed, we would tell you and the authorities without delay. Please choose a password that you use nowhere else.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may see your data, have it corrected, take a copy with you, object to how we use it, and have it deleted. Most of it you can see and change in the application, and you can delete your account there. For everything else write to us; we answer within a month. You may also complain to the data protection authority of the place where you live.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        'We keep your data as long as you have an account. You can delete it in the application, under Settings & Security: the account with its email address, your profile, favorites, watched films, badges, searches and history are gone from our database at once, and nobody can bring them back.',
        `Copies for safety are removed within ${REMOVAL_DAYS} days. What stays is the account’s number, which says nothing about you, so that your other devices learn that it is deleted, and the public facts of films you were the first to mark, without your name. We keep longer only what the law tells us to.`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        `Matinee is not meant for children under ${MINIMUM_AGE}, and we do not knowingly collect data of theirs. If you believe that a child under ${MINIMUM_AGE} has an account, write to us and we will remove it.`,
      ],
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions',
      blocks: [
        `Matinee is free of charge today. Should we offer paid subscriptions, a payment company would handle your card; we would keep only what you subscribed to and when. Prices would change only after at least ${PRICE_NOTICE_DAYS} days’ notice, as our Terms of Service say.`,
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'When your account ends, whether you or we end it, this policy goes on protecting what we still hold until it is removed.',
      ],
    },
    {
      id: 'law',
      title: 'Changes and governing law',
      blocks: [
        'If we change this policy, we change the date above, and tell members before a change that matters to them. It is governed by the law of the place where the operator of this service is established; rights that the law of your own country gives you are untouched.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        CONTACT === ''
          ? 'Whoever runs this site has not named an address for questions yet. What you can see, change and delete in the application needs none.'
          : `Write to ${CONTACT} with questions and requests about your data.`,
      ],
    },
  ],
};
