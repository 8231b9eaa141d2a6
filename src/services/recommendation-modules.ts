/**
 * What a search runs on, as one file that comes with the first answer: when the movie database does not answer, it may be
 * too late to load anything.
 */
export { searchOnlineOrOffline } from './offline-search';
export { readLikedMovies } from '../db/similar-movies-cache';
export { searchRecommendations } from '../api/tmdb/recommendation-search';
