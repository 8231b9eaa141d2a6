import { formatAndList, formatUnitList } from '../../format/list-text';

/** Where people watch, as movies, searches and settings name it. */
export const WATCH_PREFERENCES = {
  title: 'Country & services',
  settings: (country: string, services: readonly string[]) =>
    services.length === 0
      ? `Showing services in ${country}. You haven’t picked yours yet.`
      : `Showing services in ${country}. You have ${formatAndList(services)}.`,
  change: 'Change country or services',
  yours: 'yours',
  localRating: (country: string, certification: string) => `In ${country}: ${certification}`,
  onlyOwn: 'Only on my services',
  onlyOwnNote: formatUnitList,
  onlyOwnByName: 'Searches by title, plot or person ignore this filter.',
  onlyOwnNothing: 'We only searched your services.',
  notChecked: 'We couldn’t check your services just now.',
} as const;
