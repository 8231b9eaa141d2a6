import { CONTACT, MINIMUM_AGE, PRICE_NOTICE_DAYS, REMOVAL_DAYS } from '../../../config/account/legal-facts';
import type { LegalText } from '../../catalogue/legal-text';

/** The Terms of Service. */
export const TERMS_OF_SERVICE: LegalText = {
  title: 'Terms of Service',
  lead: 'By using Matinee you agree to these terms. They are short, so please read them.',
  sections: [
    {
      id: 'service',
      title: 'The service',
      blocks: [
        'Matinee recommends films and lets members keep favorites, watched marks, badges and statistics. It shows trailers and says where films may be streamed, but streams no films itself.',
        'Film facts, ratings, certifications and streaming services come from others and are sometimes missing, late or estimated. Availability varies by region. Please check an age rating yourself before children watch.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        `You must be at least ${MINIMUM_AGE} years old to have an account. Children under ${MINIMUM_AGE} may not create one.`,
        'Give an email address that is yours, keep your password to yourself, and tell us if somebody else uses your account. You are responsible for what happens in it.',
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
        'Our Privacy Policy says what data is collected, with whom it is shared, how it is secured and how long it is kept, and which rights you have over it. What you enter stays yours; you allow us to store and process it as far as the service needs.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third parties',
      blocks: [
        'Film data and pictures come from The Movie Database (TMDB); this product uses the TMDB API but is not endorsed or certified by TMDB. Streaming availability comes from JustWatch, trailers from YouTube, and sign-in with Google from Google. Their own terms apply to what they provide, and films, posters and trailers belong to their owners.',
      ],
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions and prices',
      blocks: [
        'Matinee is free of charge today. Should we offer paid subscriptions:',
        [
          'the price and the period are shown before you subscribe, and nothing free turns into something paid by itself;',
          'a subscription renews until you cancel it, and you can cancel at any time for the end of the period;',
          `we announce a new price at least ${PRICE_NOTICE_DAYS} days before it applies, so that you can cancel first.`,
        ],
      ],
    },
    {
      id: 'security',
      title: 'Security and availability',
      blocks: [
        'We take care that Matinee is safe and there when you need it, but we cannot promise that it is always up, free of faults, or kept in its present form. Security holes that you find and report to us in confidence are welcome.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Matinee is offered as it is. As far as the law allows, we are not liable for damage that comes from using it or from not being able to, nor for an evening with a bad film. Nothing here limits liability that the law does not allow to be limited.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination and retention',
      blocks: [
        'You can stop using Matinee at any time, and delete your account in the application, under Settings & Security. We may suspend or end accounts that break these terms, after a warning where that is reasonable.',
        `After an account has ended, its data is removed within ${REMOVAL_DAYS} days; of one that you delete yourself at once, but for copies for safety.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms as the service grows. We then change the date above, and tell members before a change that matters to them. Going on to use Matinee means that you accept the new terms.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      blocks: [
        'These terms are governed by the law of the place where the operator of this service is established, and its courts decide disputes. If you are a consumer, the protection that the law of your own country gives you is untouched. If one sentence of these terms is void, the others stand.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        CONTACT === ''
          ? 'Whoever runs this site has not named an address for questions yet.'
          : `Write to ${CONTACT} with questions about these terms.`,
      ],
    },
  ],
};
