import { chakra } from '@chakra-ui/react/styled-system';
import { SearchX } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { COLLECTION } from '../../config/messages/collection';
import { collectionPage, sortedBy, type CollectionView } from '../../domain/collection-view';
import type { Film } from '../../domain/film';
import { pageWindow } from '../../domain/page-window';
import { EmptyState } from '../../ui/empty-state';
import { FilmCard, type CardFilm } from '../../ui/film-card';
import { FilmGrid } from '../../ui/film-grid';
import { Pagination } from '../../ui/pagination';
import { FilmTable } from './film-table';
import { LayoutToggle } from './layout-toggle';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: '5',
  },
});
// Room for the header, which stays on top when the heading is scrolled to.
const Heading = chakra('h2', { base: { fontSize: { base: '2xl', md: '3xl' }, scrollMarginTop: '5rem' } });

/** Cards in view when the screen opens: their posters load first. */
const FIRST_POSTERS = 4;

export interface CollectionResultsProps {
  readonly found: readonly Film[];
  readonly view: CollectionView;
  readonly onView: (change: Partial<CollectionView>) => void;
  /** Films that searches leave out. */
  readonly seen: number;
  readonly onOpen: (film: CardFilm) => void;
  /** The heart and the eye on each card. */
  readonly renderMarks: (film: Film) => ReactNode;
}

/** What was found, page by page, as cards or as a table. */
export function CollectionResults({ found, view, onView, seen, onOpen, renderMarks }: CollectionResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { films, total, page, pages } = collectionPage(found, view);

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
    <section aria-label={COLLECTION.title}>
      <Bar>
        <div role="status">
          <Heading ref={heading} tabIndex={-1}>
            {COLLECTION.found(total)}
          </Heading>
        </div>
        <LayoutToggle layout={view.layout} onLayout={(layout) => onView({ layout })} />
      </Bar>
      {view.layout === 'grid' ? (
        <FilmGrid>
          {films.map((film, index) => (
            <li key={film.id}>
              <FilmCard
                film={film}
                onOpen={onOpen}
                headingLevel="h3"
                priority={index < FIRST_POSTERS}
                actions={renderMarks(film)}
              />
            </li>
          ))}
        </FilmGrid>
      ) : (
        <FilmTable
          label={COLLECTION.title}
          films={films}
          sort={view.sort}
          onColumn={(column) => onView(sortedBy(view, column))}
          onOpen={onOpen}
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
