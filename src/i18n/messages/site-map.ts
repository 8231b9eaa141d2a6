import type { SITE_MAP, SiteSectionId } from '../../config/site-map';
import type { NamesOf } from '../types';

/** Names of the sections and links of the mega menu and the charts index (specification, section 2). */
export const SITE_MESSAGES = {
  navigation: 'All charts and sections',
  sections: {
    charts: 'Charts',
    movies: 'Movies',
    tv: 'TV Shows',
    culture: 'Culture',
    industry: 'Industry',
    tools: 'Pro Tools',
  } satisfies Record<SiteSectionId, string>,
  /** In the order of the section's paths. */
  links: {
    charts: [
      'All Charts',
      'Top 50',
      'Top 200',
      'Global',
      'Classics',
      'Trending',
      'Monthly',
      'Breakthrough',
      'Year-End',
      'By Decade',
    ],
    movies: [
      'Movie News',
      'Action',
      'Drama',
      'Comedy',
      'Thriller',
      'Horror',
      'Sci-Fi',
      'Awards',
      'Festivals',
      'Indie',
      'Features',
      'Reviews',
    ],
    tv: ['Trending Shows', 'New Releases', 'Top Rated', 'Streaming', 'Genres', 'Networks'],
    culture: ['Events', 'Lifestyle', 'Interviews', 'Behind the Scenes'],
    industry: ['Industry News', 'Box Office', 'Production', 'Distribution', 'Financing', 'Technology'],
    tools: [
      'Directors',
      'Movie Index',
      'Cast Index',
      'Release Calendar',
      'Market Watch',
      'Events Calendar',
      'All Tools',
    ],
  } satisfies { [Id in SiteSectionId]: NamesOf<(typeof SITE_MAP)[Id]> },
} as const;
