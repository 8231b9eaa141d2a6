/** Every file of the catalogue, by its path, with what it exports. */
export const CATALOGUE = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/words/en/**/*.ts', {
  eager: true,
});
