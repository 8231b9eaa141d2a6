/** Whether a film's title or description has the text, whatever the case; an empty text is in every film. */
export function matchesText(film: { readonly title: string; readonly description: string }, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [film.title, film.description].some((field) => field.toLowerCase().includes(wanted));
}
