import { chakra } from '@chakra-ui/react/styled-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import SearchX from 'lucide-react/icons/search-x';
import { useRef } from 'react';
import { EmptyState } from '../../components/empty-state';
import { IconButton } from '../../components/icon-button';
import { useOnScreen } from '../../components/layout/use-intersection';
import { MovieCard } from '../../components/movie/movie-card';
import { MovieGrid } from '../../components/movie/movie-grid';
import {
  type CollectionMovie,
  collectionPage,
  type CollectionView,
  pageWindow,
  sortedBy,
} from '../../domain/lists/collection';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { compareText } from '../../i18n/format';
import { MarkButton } from '../../marks/mark-button';
import { useQuietCards } from '../../marks/movie-shelf';
import { COLLECTION } from './messages';
import { movieNote, MovieTable } from './movie-table';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    marginBottom: '3',
  },
});
// Keeps clear of the sticky header when scrolled to.
const Heading = chakra('h2', { base: { fontSize: { base: 'xl', md: '2xl' }, scrollMarginTop: '5rem' } });
const Views = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Before = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** Cards visible when the screen opens: their posters load eagerly. */
const FIRST_POSTERS = 4;

export interface CollectionResultsProps {
  readonly movies: readonly CollectionMovie[];
  /** Results that were recommended or shown before. */
  readonly shownBefore: ReadonlySet<number>;
  readonly view: CollectionView;
  readonly onView: (change: Partial<CollectionView>) => void;
  /** Number of movies that searches exclude, if nothing was found for that; else 0. */
  readonly seen: number;
  /** Called with the movies that came on screen. */
  readonly onShown: (ids: readonly number[]) => void;
}

/** The results, page by page, as cards or as a table. */
export function CollectionResults(props: CollectionResultsProps) {
  const { view, shownBefore, onView, seen, onShown } = props;
  const openMovie = useOpenMovie();
  const { quiet, toggle } = useQuietCards();
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const { movies, total, page, pages } = collectionPage(props.movies, view, compareText);
  const before = collectionPage(
    props.movies.filter(({ id }) => shownBefore.has(id)),
    view,
    compareText,
  ).total;
  useOnScreen(section, `${view.layout} ${movies.map(({ id }) => id).join()}`, (ids) => onShown(ids.map(Number)));

  function turnTo(next: number) {
    onView({ page: next });
    heading.current?.focus();
  }

  if (total === 0) {
    return (
      <div role="status">
        <EmptyState
          icon={SearchX}
          title={COLLECTION.empty}
          text={seen > 0 ? COLLECTION.emptySeen(seen) : COLLECTION.emptyHint}
        />
      </div>
    );
  }
  return (
    <section ref={section} aria-label={COLLECTION.title}>
      <Bar>
        <div role="status">
          <Heading ref={heading} tabIndex={-1}>
            {COLLECTION.found(total - before)}
          </Heading>
          {before > 0 && <Before>{COLLECTION.foundBefore(before)}</Before>}
        </div>
        <Views>
          {view.layout === 'grid' && toggle}
          <LayoutToggle layout={view.layout} onLayout={(layout) => onView({ layout })} />
        </Views>
      </Bar>
      {view.layout === 'grid' ? (
        <MovieGrid data-quiet={quiet}>
          {movies.map((movie, index) => (
            <li key={movie.id} data-item={movie.id}>
              <MovieCard
                movie={movie}
                onOpen={openMovie}
                headingLevel="h3"
                priority={index < FIRST_POSTERS}
                actions={
                  <>
                    <MarkButton kind="favorite" movie={movie} surface="poster" />
                    <MarkButton kind="watched" movie={movie} surface="poster" />
                    <MarkButton kind="watchlist" movie={movie} surface="poster" />
                  </>
                }
                note={movieNote(movie, shownBefore)}
              />
            </li>
          ))}
        </MovieGrid>
      ) : (
        <MovieTable
          label={COLLECTION.title}
          movies={movies}
          shownBefore={shownBefore}
          sort={view.sort}
          onColumn={(column) => onView(sortedBy(view, column))}
          onOpen={openMovie}
        />
      )}
      {pages > 1 && (
        <Pagination
          label={COLLECTION.pages}
          previousLabel={COLLECTION.previousPage}
          nextLabel={COLLECTION.nextPage}
          pageLabel={COLLECTION.page}
          page={page}
          pages={pages}
          numbers={pageWindow(page, pages)}
          onPage={turnTo}
        />
      )}
    </section>
  );
}

type Layout = CollectionView['layout'];

const Group = chakra('div', {
  base: { display: 'inline-flex', padding: '0.5', borderRadius: 'full', borderWidth: '1px', bg: 'bg.raised' },
});
const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'fg', fontWeight: 'semibold' },
    '&[aria-pressed=true] svg': { color: 'accent.text' },
  },
});

const CHOICES = [
  { layout: 'grid', label: COLLECTION.grid, icon: LayoutGrid },
  { layout: 'list', label: COLLECTION.list, icon: List },
] as const;

export interface LayoutToggleProps {
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
}

const LabelText = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } });

/** Switches between cards and table. The smallest screens show only icons; screen readers still get the text. */
export function LayoutToggle({ layout: current, onLayout }: LayoutToggleProps) {
  return (
    <Group role="group" aria-label={COLLECTION.view}>
      {CHOICES.map(({ layout, label, icon: Icon }) => (
        <Choice
          key={layout}
          type="button"
          aria-label={label}
          aria-pressed={layout === current}
          onClick={() => onLayout(layout)}
        >
          <Icon size={18} aria-hidden="true" />
          <LabelText>{label}</LabelText>
        </Choice>
      ))}
    </Group>
  );
}

const Row = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '0.5', sm: '2' },
    marginTop: { base: '8', md: '10' },
  },
});
const Numbers = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: { base: '0.5', sm: '1' } } });
const Page = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 'touch',
    height: 'touch',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[aria-current=page]': { bg: 'accent', color: 'accent.fg', fontWeight: 'semibold' },
  },
});

interface PaginationProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Accessible name of a page button, such as 'Page 3'. */
  readonly pageLabel: (page: number) => string;
  readonly page: number;
  readonly pages: number;
  /** The page numbers to offer. */
  readonly numbers: readonly number[];
  readonly onPage: (page: number) => void;
}

/** Page numbers with previous and next buttons. */
function Pagination({ label, previousLabel, nextLabel, pageLabel, page, pages, numbers, onPage }: PaginationProps) {
  return (
    <Row aria-label={label}>
      <IconButton
        label={previousLabel}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <Numbers>
        {numbers.map((number) => (
          <li key={number}>
            <Page
              type="button"
              aria-label={pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </Page>
          </li>
        ))}
      </Numbers>
      <IconButton
        label={nextLabel}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={page >= pages}
        onPress={() => onPage(page + 1)}
      />
    </Row>
  );
}
