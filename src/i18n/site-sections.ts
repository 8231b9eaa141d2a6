import { SITE_MAP, type SiteSectionId } from '../config/site-map';
import { SITE_MESSAGES } from './messages/site-map';

export interface SiteLink {
  readonly to: string;
  readonly label: string;
}

/** A section of the mega menu and the charts index. */
export interface SiteSection {
  readonly id: SiteSectionId;
  readonly label: string;
  readonly links: readonly SiteLink[];
}

/** A section's links with their labels. */
export function siteLinks(id: SiteSectionId): readonly SiteLink[] {
  const labels: readonly string[] = SITE_MESSAGES.links[id];
  return SITE_MAP[id].map((to, place) => ({ to, label: labels[place] ?? '' }));
}

const ORDER: readonly SiteSectionId[] = ['charts', 'movies', 'tv', 'culture', 'industry', 'tools'];

/** All sections with their links. */
export const SITE_SECTIONS: readonly SiteSection[] = ORDER.map((id) => ({
  id,
  label: SITE_MESSAGES.sections[id],
  links: siteLinks(id),
}));
