/** Search parameters that open the film dialogs over any screen: `?film=603`, and `&trailer=1` on top of it. */
export const FILM_PARAMETER = 'film';
export const TRAILER_PARAMETER = 'trailer';
export const TRAILER_OPEN = '1';
