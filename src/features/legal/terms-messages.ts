import { MINIMUM_AGE, PRICE_NOTICE_DAYS, REMOVAL_DAYS } from '../../config/account';
import { CONTACT } from '../../config/environment';
import type { LegalText } from '../../i18n/types';

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
