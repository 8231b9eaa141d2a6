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

/** The Terms of Service. */
export const TERMS_OF_SERVICE: LegalText = {
  title: 'Terms of Service',
  lead: 'By using Matinee you agree to these terms. They’re short, so please read them.',
  sections: [
    {
      id: 'service',
      title: 'The service',
      blocks: [
        'Matinee recommends movies and lets members keep favorites, watched marks, a watchlist, badges and statistics. It shows trailers and says where movies may be streaming, but doesn’t stream movies itself.',
        'Movie facts, ratings, certifications and streaming services come from others and are sometimes missing, late or estimated. Availability varies by region. Please check an age rating yourself before children watch.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        `You must be at least ${MINIMUM_AGE} years old to have an account. Children under ${MINIMUM_AGE} may not create one.`,
        'Use your own email address, keep your password to yourself, and tell us if somebody else uses your account. You’re responsible for what happens in it.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'Matinee is for your personal evenings. Please do not:',
        [
          'break into it, overload it, or get around its limits;',
          'collect its contents by machine, or sell access to it;',
          'use it to break the law or to harm others.',
        ],
      ],
    },
    {
      id: 'data',
      title: 'Data, sharing and your rights',
      blocks: [
        'Our Privacy Policy says what data we collect, who we share it with, how we protect it, how long we keep it and what rights you have over it. What you enter stays yours; you allow us to store and process it as far as the service needs it.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third parties',
      blocks: [
        'Movie data and images come from The Movie Database (TMDB); this product uses the TMDB API but is not endorsed or certified by TMDB. Streaming availability comes from JustWatch, trailers from YouTube, and sign-in with Google from Google. Their own terms apply to what they provide, and movies, posters and trailers belong to their owners.',
      ],
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions and prices',
      blocks: [
        'Matinee is free today. If we ever offer paid subscriptions:',
        [
          'we’ll show the price and the period before you subscribe, and nothing free will turn into something paid by itself;',
          'a subscription will renew until you cancel it, and you can cancel it at any time, effective at the end of the period;',
          `we’ll announce a new price at least ${PRICE_NOTICE_DAYS} days before it applies, so you can cancel first.`,
        ],
      ],
    },
    {
      id: 'security',
      title: 'Security and availability',
      blocks: [
        'We work to keep Matinee safe and there when you need it, but we can’t promise that it will always be up, free of faults, or kept in its present form. If you find a security hole, please report it to us in confidence.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Matinee is offered as it is. As far as the law allows, we’re not liable for damage that comes from using it or from not being able to, nor for an evening with a bad movie. Nothing here limits liability that the law doesn’t allow us to limit.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination and retention',
      blocks: [
        'You can stop using Matinee at any time, and delete your account in the app, under Settings & Security. We may suspend or end accounts that break these terms, after a warning where that’s reasonable.',
        `After an account has ended, its data is removed within ${REMOVAL_DAYS} days. If you delete your account yourself, its data is removed at once, except for backup copies.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms as the service grows. If we do, we’ll change the date above and tell members before a change that matters to them. If you continue to use Matinee, you accept the new terms.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      blocks: [
        'These terms are governed by the law of the place where the operator of this service is established, and its courts decide disputes. If you’re a consumer, you keep the protection that the law of your own country gives you. If one sentence of these terms is void, the others still apply.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        CONTACT === ''
          ? 'The people who run this site haven’t given an email address for questions yet.'
          : `Write to ${CONTACT} with questions about these terms.`,
      ],
    },
  ],
};
