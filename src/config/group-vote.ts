/** Minimum and maximum number of movies in a group vote: a questionnaire gives fifteen. Chosen. */
export const MIN_VOTE_MOVIES = 2;
export const VOTE_MOVIES_LIMIT = 15;
/** Maximum number of voters, including this device's. Chosen: a living room. */
export const VOTE_PEOPLE_LIMIT = 8;
/** Maximum number of group votes stored on a device; the oldest is dropped first. Chosen. */
export const STORED_VOTES_LIMIT = 5;
/** Key in the navigation state of a vote that starts on this device. */
export const VOTE_STARTED = 'voteStarted';
/** Length of a voter's id: with eight voters, two ids collide once in 60 million votes. */
export const VOTER_ID_LENGTH = 6;
