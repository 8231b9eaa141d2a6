/** Texts below the hero, which aren't part of the initial bundle. */
export const LANDING_SECTIONS = {
  demo: {
    title: 'See Our Movie Engine in Action',
    lead: 'A few quick questions, then fifteen movies. Here’s how it works.',
    pause: 'Pause demo',
    play: 'Play demo',
    steps: {
      mood: { title: 'Say how you feel', text: 'Happy, tense, in need of a good cry: start there.' },
      genre: { title: 'Pick up to three genres', text: 'We only show genres that fit, so it’s a quick choice.' },
      results: { title: 'Get movies worth your evening', text: 'From every era, each with a reason.' },
    },
    samples: 'Sample movies',
    samplesOffline: 'You’re offline. Sample movies will load when you’re back.',
    samplesFailed: 'We couldn’t load the sample movies.',
    noSamples: 'No sample movies here yet.',
  },
  finder: {
    title: 'Your turn',
    lead: 'No account needed. Four or five questions, fifteen movies.',
  },
  discover: {
    title: 'Discover Something New',
    aside: 'Family-friendly picks',
    refresh: 'Show me more',
    refreshing: 'Looking…',
    list: 'Family-friendly picks',
    loading: 'Looking for family-friendly picks…',
    empty: 'No family-friendly picks right now. Try again in a moment.',
    offline: 'You’re offline. New picks will load when you’re back.',
    failed: 'We couldn’t load any picks. Try again in a moment.',
  },
  benefits: {
    title: 'End the Endless Search',
    lead: 'Less scrolling, more movie.',
    items: {
      fifteen: {
        title: 'Fifteen movies, not fifteen thousand',
        text: 'A short list you can decide on, each with a reason.',
      },
      eras: { title: 'Every era has a seat', text: 'Classics, the nineties and this year, side by side.' },
      fresh: { title: 'Never the same list twice', text: 'Movies you’ve already been shown make way for new ones.' },
      company: { title: 'Right for the room', text: 'Solo, date night, friends or the whole family.' },
      where: { title: 'Know where to watch', text: 'See where it’s streaming and watch the trailer.' },
      offline: { title: 'Works in a tunnel', text: 'Your favorites work offline and sync when you’re back.' },
    },
  },
  closing: {
    title: 'The lights are going down',
    text: 'Save favorites, track what you’ve watched, and find it all on any device.',
  },
} as const;
