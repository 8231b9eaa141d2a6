import { SITE_WORDS } from './messages/site-map';

const { sections, links } = SITE_WORDS;

export interface SiteLink {
  readonly to: string;
  readonly label: string;
}

/** A section of the mega menu and of the charts index. */
export interface SiteSection {
  /** First part of its links' addresses. */
  readonly id: keyof typeof sections;
  readonly label: string;
  readonly links: readonly SiteLink[];
}

const ORDER: readonly SiteSection['id'][] = ['charts', 'movies', 'tv', 'culture', 'industry', 'tools'];

/**
 * Every section with its links, in the order of the specification, section 2. Of these addresses only the Top 50 is in
 * the route table; the others land on the not-found screen.
 */
export const SITE_MAP: readonly SiteSection[] = ORDER.map((id) => ({
  id,
  label: sections[id],
  links: Object.entries(links)
    .filter(([to]) => to.startsWith(`/${id}/`))
    .map(([to, label]) => ({ to, label })),
}));
