import { chakra } from '@chakra-ui/react/styled-system';
import Star from 'lucide-react/icons/star';
import { rankTier } from '../../config/ui';
import type { Movie } from '../../domain/movies/movie';
import type { Offers } from '../../domain/movies/streaming';
import { formatRating } from '../../i18n/format';
import { CARD, WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { countryWithArticle } from '../../i18n/place-names';
import { ChipList } from '../chip';
import { VisuallyHidden } from '../visually-hidden';
import { useLocalStreaming } from './use-movie-with-metadata';

const Line = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& svg': { color: 'accent.text', fill: 'currentColor' },
  },
});

const NotRated = chakra('span', { base: { color: 'fg.muted' } });

export interface RatingProps {
  /** 0 to 10, one decimal; 0 if nobody has voted. */
  readonly value: number;
  /** Shows '8.1/10' instead of '8.1'. */
  readonly outOfTen?: boolean;
}

/** A movie's rating with a star, or 'Not rated yet'. */
export function Rating({ value, outOfTen = false }: RatingProps) {
  if (value === 0) return <NotRated>{CARD.notRated}</NotRated>;
  const rating = formatRating(value);
  const full = CARD.outOfTen(rating);
  return (
    <Line>
      <Star size={14} aria-hidden="true" />
      <VisuallyHidden>{CARD.rated(full)}</VisuallyHidden>
      <span aria-hidden="true">{outOfTen ? full : rating}</span>
    </Line>
  );
}

const Badge = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: '6',
    height: '6',
    paddingInline: '1',
    borderRadius: 'full',
    fontWeight: 'bold',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tier: {
      gold: { bg: 'rank.gold', color: 'rank.gold.fg' },
      grey: { bg: 'rank.grey', color: 'rank.grey.fg' },
      amber: { bg: 'rank.amber', color: 'rank.amber.fg' },
      slate: { bg: 'rank.slate', color: 'rank.slate.fg' },
    },
  },
});

/** A movie's rank in a chart, from 1, colored by tier. */
export function RankBadge({ rank }: { readonly rank: number }) {
  const tier = rankTier(rank);
  return (
    <Badge tier={tier} data-tier={tier}>
      <VisuallyHidden>{CARD.rank(rank)}</VisuallyHidden>
      <span aria-hidden="true">{rank}</span>
    </Badge>
  );
}

const Frame = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '1.5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'normal',
    whiteSpace: 'nowrap',
  },
});

const Pair = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1.5' },
});

export interface CertificationBadgeProps {
  /** G, PG, PG-13, R and so on; empty if there is none. */
  readonly certification: string;
  /** Marks it as an estimate. */
  readonly estimated?: boolean | undefined;
}

/** A movie's certification, or 'No Rating'. */
export function CertificationBadge({ certification, estimated = false }: CertificationBadgeProps) {
  if (certification === '') return <Frame>{CARD.noRating}</Frame>;
  return (
    <Pair>
      <Frame>{certification}</Frame>
      {estimated && <Estimated>{CARD.estimated}</Estimated>}
    </Pair>
  );
}

const CountryFrame = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '1.5',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'normal',
    whiteSpace: 'nowrap',
  },
});

export interface LocalCertificationProps {
  /** ISO 3166-1 code. */
  readonly country: string;
  /** As worded by the country's board. */
  readonly certification: string;
}

/** A movie's certification in the viewer's country, shown next to the US rating. */
export function LocalCertification({ country, certification }: LocalCertificationProps) {
  const sentence = WATCH_PREFERENCES.localRating(countryWithArticle(country), certification);
  return (
    <CountryFrame title={sentence}>
      <span aria-hidden="true">
        {country} {certification}
      </span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </CountryFrame>
  );
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontSize: 'sm' },
});

export interface ServicesProps {
  readonly movie: Partial<Movie>;
}

/** What to say next to services that cost nothing. */
export function offerNotes(offers: Offers): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(offers).map(([name, offer]) => [name, WATCH_PREFERENCES.offers[offer]]));
}

/** 'Available on:' and the services that stream a movie in the viewer's country; renders nothing if there are none. */
export function ServiceList({ movie }: ServicesProps) {
  const { names, estimated, own, offers } = useLocalStreaming(movie);
  if (names.length === 0) return null;
  return (
    <Row>
      <span>{CARD.availableOn}</span>
      <ChipList
        label={CARD.availableOn}
        items={names}
        variant="filled"
        marked={{ items: own, word: WATCH_PREFERENCES.yours }}
        notes={offerNotes(offers)}
      />
      {estimated && <Estimated>{CARD.estimated}</Estimated>}
    </Row>
  );
}

/** The label of an estimate. */
export const Estimated = chakra('span', { base: { color: 'fg.muted', fontSize: 'xs', fontStyle: 'italic' } });
