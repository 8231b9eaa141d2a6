/** Image widths. The images are vector drawings: every width is the same file. */
export const IMAGE_WIDTHS = ['w92', 'w185', 'w342', 'w500', 'w780', 'w1280', 'original'] as const;

/** TMDB's /configuration; `imageBase` is the image URL up to the width. */
export function configurationOf(imageBase: string) {
  return {
    images: {
      base_url: imageBase,
      secure_base_url: imageBase,
      backdrop_sizes: ['w342', 'w780', 'w1280', 'original'],
      logo_sizes: ['original'],
      poster_sizes: ['w92', 'w185', 'w342', 'w500', 'w780', 'original'],
      profile_sizes: ['w185', 'original'],
      still_sizes: ['w185', 'original'],
    },
    change_keys: [],
  };
}
