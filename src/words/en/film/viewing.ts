import { everyText, listText } from '../../format/list-text';

/** Where one watches, as films, searches and settings tell of it. */
export const VIEWING = {
  title: 'Country & Services',
  settings: (country: string, services: readonly string[]) =>
    services.length === 0
      ? `Services are those of ${country}. You have not said which of them you have.`
      : `Services are those of ${country}. You have ${everyText(services)}.`,
  change: 'Choose country and services',
  yours: 'yours',
  localRating: (country: string, certification: string) => `In ${country}: ${certification}`,
  onlyOwn: 'Only on my services',
  onlyOwnNote: listText,
  onlyOwnByName: 'A film that is looked for by its words is found wherever it is.',
  onlyOwnNothing: 'Only your services were searched.',
  notChecked: 'Without the movie database your services could not be checked.',
} as const;
