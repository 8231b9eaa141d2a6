/** Search parameters that open the movie dialogs over any screen: `?movie=603`, and `&trailer=1` on top of it. */
export const MOVIE_PARAMETER = 'movie';
export const TRAILER_PARAMETER = 'trailer';
export const TRAILER_OPEN = '1';
