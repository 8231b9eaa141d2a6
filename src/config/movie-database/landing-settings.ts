/** Milliseconds for which the hero shows one backdrop (specification, section 9, Landing). */
export const HERO_ROTATION_MS = 5000;
/** Milliseconds in which one backdrop fades into the next (specification, section 9, Landing). */
export const HERO_FADE_MS = 500;
/** Milliseconds for which the engine demo stays on one step (specification, section 9, Landing). */
export const DEMO_STEP_MS = 3000;

/** Lowest rating of a sample movie, and movies asked for (specification, section 7: sample results). */
export const SAMPLE_MIN_RATING = 7;
export const SAMPLE_LIMIT = 20;
/** Sample movies shown (specification, section 2, Landing page). */
export const SAMPLES_SHOWN = 3;

/** Where the landing page's second call to action leads: outside the route table (specification, section 2; reading 9). */
export const BROWSE_MOVIES = '/movies';
