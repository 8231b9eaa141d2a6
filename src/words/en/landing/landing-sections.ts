/** Below the hero: these are not part of the first load. */
export const LANDING_SECTIONS = {
  demo: {
    title: 'See Our Movie Engine in Action',
    lead: 'Three small questions stand between you and the film. This is how an evening goes.',
    label: 'How the movie engine works',
    pause: 'Stop the demo',
    play: 'Let the demo run',
    steps: {
      mood: { title: 'Say how you feel', text: 'Happy, tense, in need of a good cry: the mood leads.' },
      genre: { title: 'Pick up to three genres', text: 'Only those that suit the mood, so the choice stays small.' },
      results: { title: 'Get films worth your evening', text: 'From every era, with the reason each was chosen.' },
    },
    step: (number: number) => `Step ${number}`,
    samples: 'Sample films',
    samplesOffline: 'The sample films need a connection.',
    samplesFailed: 'The sample films could not be loaded.',
    noSamples: 'There are no sample films here yet.',
  },
  finder: {
    title: 'Your turn',
    lead: 'No account needed. Answer, and see what the engine finds for you.',
    failed: 'The questions could not be loaded. Check your connection and try again.',
  },
  discover: {
    title: 'Discover Something New',
    aside: 'Family-friendly picks',
    refresh: 'Show me others',
    refreshing: 'Looking…',
    list: 'Family-friendly picks',
    loading: 'Looking for family-friendly picks…',
    empty: 'No family-friendly picks right now. Try again in a moment.',
    offline: 'You are offline. New picks need a connection.',
    failed: 'The picks could not be loaded.',
  },
  benefits: {
    title: 'End the Endless Search',
    lead: 'Less scrolling, more film.',
    items: {
      fifteen: {
        title: 'Fifteen films, not fifteen thousand',
        text: 'A short list you can decide on, each with a reason.',
      },
      eras: { title: 'Every era has a seat', text: 'Classics, the nineties and this year, side by side.' },
      fresh: { title: 'Never the same list twice', text: 'What you were shown before steps aside for something new.' },
      company: { title: 'Right for the room', text: 'Alone, on a date, with friends or with the children.' },
      where: { title: 'Know where to watch', text: 'Trailers and streaming services on every card.' },
      offline: { title: 'Works in a tunnel', text: 'Your favorites open without a network and sync later.' },
    },
  },
  closing: {
    title: 'The lights are going down',
    text: 'Keep favorites, mark what you have seen, and pick up on any screen.',
  },
} as const;
