/**
 * All modules of a search, loaded together with the first response: if TMDB stops responding, it may be too late to load
 * more.
 */
export { searchOnlineOrOffline } from './offline-search';
export { readWatchlistMovies } from '../db/watchlist-movies';
export { readLikedMovies } from '../db/similar-movies-cache';
export { searchRecommendations } from '../api/tmdb/recommendation-search';
