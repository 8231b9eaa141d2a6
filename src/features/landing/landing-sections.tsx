import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, startTransition, Suspense, useEffect, useRef, useState, useDeferredValue, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { ErrorPanel } from '../../components/error-panel';
import { useNearViewport } from '../../components/layout/use-intersection';
import { Spinner } from '../../components/spinner';
import { isResultsOpen } from '../../hooks/movie-url';
import { APP } from '../../i18n/messages/shell';
import { reloadPage } from '../../lib/app-update';
import { Benefits, ClosingCall, Note } from './benefits';
import { EngineDemo } from './engine-demo';
import { LANDING_SECTIONS } from './section-messages';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { discoverSource, type DiscoverSource } from '../../api/tmdb/discover';
import { type TmdbError, tmdbErrorOf } from '../../api/tmdb/errors';
import { familyPicksQuery } from '../../api/tmdb/family-picks';
import { Band, SectionHeading } from '../../components/layout/headings';
import { MovieCard } from '../../components/movie/movie-card';
import { MovieRail } from '../../components/movie/movie-grid';
import { MovieCardSkeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import { FAMILY_PICKS_SHOWN } from '../../config/landing';
import { QUESTIONS_ID } from '../../config/routes';
import type { Movie } from '../../domain/movies/movie';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { useServices } from '../../hooks/services-context';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';

export interface LandingSectionsProps {
  /** Number of presses on 'Try it now'. */
  readonly tryItPresses: number;
  readonly renderQuestionnaire: () => ReactNode;
}

/** The landing page below the hero, loaded after the first paint. */
export function LandingSections({ tryItPresses, renderQuestionnaire }: LandingSectionsProps) {
  const rendered = useStaggeredRender(3);
  return (
    <>
      <EngineDemo>
        <Finder tryItPresses={tryItPresses} renderQuestionnaire={renderQuestionnaire} />
      </EngineDemo>
      {rendered > 1 && <Benefits />}
      {rendered > 2 && (
        <>
          <Discover />
          <ClosingCall />
        </>
      )}
    </>
  );
}

/**
 * Number of sections to render: starts with one and adds another whenever the browser is idle, so that a slow phone
 * stays responsive.
 */
export function useStaggeredRender(parts: number): number {
  const [rendered, setRendered] = useState(1);
  useEffect(() => {
    if (rendered >= parts) return;
    const next = () => startTransition(() => setRendered(rendered + 1));
    // Safari lacks requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(next, 0);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(next, { timeout: 500 });
    return () => cancelIdleCallback(idle);
  }, [rendered, parts]);
  return rendered;
}

const Root = chakra('div', {
  base: { maxWidth: '44rem', marginInline: 'auto', marginTop: { base: '10', md: '16' }, scrollMarginTop: '5rem' },
});
const Head = chakra('div', { base: { marginBottom: '5', textAlign: { md: 'center' } } });
const Title = chakra('h2', { base: { fontSize: 'xl', outline: 'none' } });
const Lead = chakra('p', { base: { marginTop: '1', color: 'fg.muted' } });
// As tall as the first question, to avoid a layout shift.
const Reserve = chakra('div', { base: { minHeight: { base: '38rem', sm: '26rem' } } });

export interface FinderProps {
  /** Number of presses on 'Try it now', each of which scrolls here. */
  readonly tryItPresses: number;
  /** The questionnaire; rendered, and thus loaded, only when it is near the viewport or requested. */
  readonly renderQuestionnaire: () => ReactNode;
}

/** The questionnaire for visitors. */
export function Finder({ tryItPresses, renderQuestionnaire }: FinderProps) {
  const { finder: messages } = LANDING_SECTIONS;
  const root = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const near = useNearViewport(root);
  const { search, hash, key } = useLocation();
  const linkedBy = hash === `#${QUESTIONS_ID}` ? key : null;

  useEffect(() => {
    if (tryItPresses === 0 && linkedBy === null) return;
    root.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [tryItPresses, linkedBy]);

  return (
    <Root ref={root} id={QUESTIONS_ID}>
      <Head>
        <Title ref={title} tabIndex={-1}>
          {messages.title}
        </Title>
        <Lead>{messages.lead}</Lead>
      </Head>
      <Reserve>
        {(near || tryItPresses > 0 || isResultsOpen(search)) && (
          <ErrorBoundary
            fallback={() => (
              <ErrorPanel text={APP.partMissingHint(navigator.onLine)}>
                <Button onPress={() => void reloadPage()}>{APP.reload}</Button>
              </ErrorPanel>
            )}
          >
            <Suspense fallback={<Spinner label={APP.loading} />}>{renderQuestionnaire()}</Suspense>
          </ErrorBoundary>
        )}
      </Reserve>
    </Root>
  );
}

const PicksHead = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2', marginBottom: '2' },
});
const Failure = chakra('div', { base: { marginBottom: '5' } });
const POSITIONS = Array.from({ length: FAMILY_PICKS_SHOWN }, (_, position) => position);

/** 'Discover Something New': family-friendly movies, refreshed by a button. */
function Discover() {
  const openMovie = useOpenMovie();
  const { discover: messages } = LANDING_SECTIONS;
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);
  const { movies: found, loading, error, refresh } = useFamilyPicks(useNearViewport(list));
  // Deferred, like the samples.
  const movies = useDeferredValue(found);
  return (
    <Band aria-labelledby={heading}>
      <PicksHead>
        <SectionHeading id={heading} title={messages.title} aside={messages.aside} />
        <Button
          variant="secondary"
          icon={<RefreshCw size={18} aria-hidden="true" />}
          loading={loading}
          loadingText={messages.refreshing}
          onPress={refresh}
        >
          {messages.refresh}
        </Button>
      </PicksHead>
      <VisuallyHidden role="status">{loading ? messages.loading : ''}</VisuallyHidden>
      <div ref={list}>
        {error && (
          <Failure>
            <ErrorPanel text={tmdbErrorMessage(error.reason, messages)} />
          </Failure>
        )}
        {movies?.length === 0 && <Note>{messages.empty}</Note>}
        <MovieRail aria-label={messages.list} aria-busy={loading} row="six">
          {movies?.map((movie) => (
            <li key={movie.id}>
              <MovieCard movie={movie} onOpen={openMovie} headingLevel="h3" />
            </li>
          ))}
          {movies === undefined &&
            error === null &&
            POSITIONS.map((position) => (
              <li key={position}>
                <MovieCardSkeleton />
              </li>
            ))}
        </MovieRail>
      </div>
    </Band>
  );
}

/** Six family-friendly movies. */
interface FamilyPicks {
  /** The last picks stay while others load; undefined before the first. */
  readonly movies: readonly Movie[] | undefined;
  readonly loading: boolean;
  /** Why the last fetch failed. */
  readonly error: TmdbError | null;
  readonly refresh: () => void;
}

/** @param enabled false to postpone the fetch */
function useFamilyPicks(enabled: boolean): FamilyPicks {
  const load = useServices();
  async function source(): Promise<DiscoverSource> {
    const { tmdb, metadata } = await load();
    return { ...discoverSource(tmdb), metadata: metadata.getFresh };
  }
  const { data, error, isFetching, refetch } = useQuery({ ...familyPicksQuery(source), enabled });
  return {
    movies: data,
    loading: isFetching,
    error: error === null || isFetching ? null : tmdbErrorOf(error),
    refresh: () => void refetch(),
  };
}
