import { MINIMUM_AGE, PRICE_NOTICE_DAYS, REMOVAL_DAYS } from '../../config/account';
import { CONTACT } from '../../config/environment';
import { TASTE_MOVIES } from '../../config/recommend';
import type { LegalText } from '../../i18n/types';

/** The Privacy Policy. It describes what this application really stores and sends: change both together. */
export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  lead: 'Matinee helps you choose a movie. It doesn’t need to know much about you for that, and this page says exactly what.',
  sections: [
    {
      id: 'data',
      title: 'What we collect',
      blocks: [
        'You can answer the questionnaire, browse the charts and watch trailers without an account. What you do there stays on your device.',
        'If you have an account, we save:',
        [
          'your email address, and your password in a scrambled form that we can’t read back; if you sign in with Google, the name and email address that Google gives us instead of a password;',
          'your username and your first and last name, if you enter them;',
          'your country, your streaming services and the language of movie titles, if you choose them;',
          'the movies you mark as favorite, watched or not for you, those on your watchlist, and the movies we’ve recommended to you, so we don’t repeat ourselves;',
          'the dates on which you watched movies, and your own ratings, if you record them;',
          'the first genre of each search, for your statistics and badges;',
          'when these things happened, so your devices agree with each other.',
        ],
        'Our servers also keep technical details of requests, such as IP addresses, for a short time to keep the service safe and working. We don’t use advertising, tracking cookies or other companies’ analytics.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      blocks: [
        'Matinee works offline. To do that, your browser stores your favorites, your watched movies with their dates and your ratings, your watchlist, the movies that aren’t for you, recent lists, posters, and the tokens that keep you signed in. When you sign out, everything of yours is removed, except changes that haven’t reached our server yet: those stay there until you sign in again. You can remove everything at any time in your browser’s settings. When an account is deleted, each of its devices removes all of this the next time it contacts our server, including changes that were never sent.',
        'Your device also saves the movies that the movie database lists for you, so searches work offline. While Matinee is open, it asks TMDB for more movies and posters, so there are some of every genre, era and rating. They’re all removed when you sign out.',
        `We ask the movie database which movies go with the newest ${TASTE_MOVIES} that you favorited or rated four stars or more, and with any movie whose page you open. Only your device works out from that what you may like. It keeps the answers for those ${TASTE_MOVIES} for 30 days at most and removes them when you sign out.`,
        'Files you import from other sites are read on your device and sent nowhere. We look up each of their movies in the movie database, by its ID or by its title and year. Your device remembers what an import has marked until you close the import, so you can undo it.',
        'Links for deciding together carry the movies and the votes in the part of a link that browsers don’t send to any server. Your device keeps the last few rounds until you sign out. What the camera sees while you scan a code is read on your device and isn’t saved.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      blocks: [
        [
          'to sign you in and to send you the emails you ask for, such as a link for a new password;',
          'to recommend movies that suit you, and not the same ones twice;',
          'to show you your favorites, history, statistics and badges on all your devices;',
          'to protect the service from misuse.',
        ],
        'We don’t use it for anything else, and no machine makes decisions that have a legal effect on you.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      blocks: [
        'We don’t sell or rent out your data. Other members can’t see your profile or your movies. We share data only with the companies that run the service for us (see below), if the law requires it, or if Matinee is handed over to somebody else, who would then be bound by this policy. We would tell you first.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third parties',
      blocks: [
        'These companies are involved, each under its own privacy policy:',
        [
          'Supabase hosts accounts and the data listed above on our behalf.',
          'The Movie Database (TMDB) answers requests for movie facts and images, straight from your browser. It sees your IP address and which movies are requested, but not who you are.',
          'Streaming availability comes from JustWatch through TMDB; JustWatch learns nothing about you.',
          'YouTube plays trailers, in its cookie-free mode, once you press play.',
          'Google signs you in if you choose “Continue with Google”, and learns that you use Matinee.',
        ],
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Everything is encrypted on its way. Passwords are stored only as hashes, and the database itself lets members read and change only their own rows. No system is perfectly safe: if your data were ever exposed, we would tell you and the authorities without delay. Please choose a password that you don’t use anywhere else.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may see your data, have it corrected, take a copy with you, object to how we use it, and have it deleted. You can see and change most of it in the app, and delete your account there. For everything else, write to us; we’ll answer within a month. You may also complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        'We keep your data as long as you have an account. You can delete it in the app, under Settings & Security: the account with its email address, your profile, favorites, watched movies, badges, searches and history are removed from our database at once, and nobody can bring them back.',
        `Backup copies are removed within ${REMOVAL_DAYS} days. What stays is the account’s number, which says nothing about you, so that your other devices learn that it’s been deleted, and the public facts of movies you were the first to mark, without your name. We keep anything longer only if the law tells us to.`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        `Matinee isn’t meant for children under ${MINIMUM_AGE}, and we don’t knowingly collect their data. If you believe that a child under ${MINIMUM_AGE} has an account, write to us and we’ll remove it.`,
      ],
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions',
      blocks: [
        `Matinee is free today. If we ever offer paid subscriptions, a payment company will handle your card; we’ll keep only what you subscribed to and when. Prices will change only after at least ${PRICE_NOTICE_DAYS} days’ notice, as our Terms of Service say.`,
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'When your account ends, whether you or we end it, this policy continues to protect what we still have until it’s removed.',
      ],
    },
    {
      id: 'law',
      title: 'Changes and governing law',
      blocks: [
        'If we change this policy, we’ll change the date above and tell members before a change that matters to them. The policy is governed by the law of the place where the operator of this service is established; you keep the rights that the law of your own country gives you.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        CONTACT === ''
          ? 'The people who run this site haven’t given an email address for questions yet. You don’t need one to see, change or delete your data in the app.'
          : `Write to ${CONTACT} with questions and requests about your data.`,
      ],
    },
  ],
};
