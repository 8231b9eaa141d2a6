/** Movies of a round that is decided together, at least and at most: fifteen are what a questionnaire gives. Chosen. */
export const MIN_VOTE_MOVIES = 2;
export const VOTE_MOVIES_LIMIT = 15;
/** People who decide one round, oneself included. Chosen: a living room. */
export const VOTE_PEOPLE_LIMIT = 8;
/** Rounds that a device keeps; the oldest goes first. Chosen. */
export const STORED_VOTES_LIMIT = 5;
/** Letters and digits that tell one person's answer from another's: two of eight meet once in 60 million rounds. */
export const VOTER_LETTERS = 6;
