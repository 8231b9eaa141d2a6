import { chakra } from '@chakra-ui/react/styled-system';
import RotateCw from 'lucide-react/icons/rotate-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import type { TmdbError } from '../../api/tmdb/errors';
import { Button, ButtonLink } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { Skeleton } from '../../components/skeleton';
import { Spinner } from '../../components/spinner';
import { VisuallyHidden } from '../../components/visually-hidden';
import { ROUTES } from '../../config/routes';
import { NOT_FOUND } from '../../i18n/messages/not-found';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { MOVIE } from './messages';
import { HeroFrame } from './movie-hero';

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

function Message({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) {
  return (
    <Screen width="reading">
      <PageHeading title={title} {...(lead === undefined ? {} : { lead })} />
      {children}
    </Screen>
  );
}

const buttons = (
  <Buttons>
    <ButtonLink to={ROUTES.top50}>{MOVIE.toTop50}</ButtonLink>
    <ButtonLink to={ROUTES.landing} variant="secondary">
      {NOT_FOUND.home}
    </ButtonLink>
  </Buttons>
);

/** The movie doesn't exist. */
function NoSuchMovie() {
  return (
    <Message title={MOVIE.notFound} lead={MOVIE.notFoundLead}>
      {buttons}
    </Message>
  );
}

/** The URL has no movie id. */
export function NoMovieId() {
  return (
    <Message title={MOVIE.noId} lead={MOVIE.noIdLead}>
      {buttons}
    </Message>
  );
}

export interface MovieFailureProps {
  readonly error: TmdbError;
  readonly onRetry: () => void;
}

/** The movie couldn't be loaded. Being offline is not an error: it loads when the network returns. */
export function MovieFailure({ error, onRetry }: MovieFailureProps) {
  if (error.reason === 'not-found') return <NoSuchMovie />;
  const retryButton = (
    <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
      {MOVIE.retry}
    </Button>
  );
  if (error.reason === 'offline') {
    return (
      <Message title={MOVIE.offlineTitle} lead={MOVIE.offline}>
        {retryButton}
      </Message>
    );
  }
  return (
    <Message title={MOVIE.failed}>
      <ErrorPanel text={tmdbErrorMessage(error.reason)}>{retryButton}</ErrorPanel>
    </Message>
  );
}

/** Placeholder of a movie screen, in its final layout. */
export function MovieLoading() {
  return (
    <Screen width="bleed">
      <HeroFrame
        backdrop={null}
        poster={<Skeleton shape="poster" />}
        title={<PageHeading title={MOVIE.loading} />}
        facts={
          <>
            <Skeleton shape="shortLine" />
            <Skeleton shape="line" />
          </>
        }
        actions={null}
      />
      <VisuallyHidden role="status">{MOVIE.loading}</VisuallyHidden>
    </Screen>
  );
}

const Note = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '4',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg.muted',
    '& svg': { flexShrink: 0, color: 'info.text' },
  },
});

export interface MissingMetadataProps {
  readonly loading: boolean;
  readonly error: TmdbError | null;
  readonly onRetry: () => void;
}

/** Replaces everything but the card if only that is stored: loading, offline or failed. */
export function MissingMetadata({ loading, error, onRetry }: MissingMetadataProps) {
  if (loading || error === null) return <Spinner label={MOVIE.loading} />;
  if (error.reason === 'offline') {
    return (
      <Note role="status">
        <WifiOff size={20} aria-hidden="true" />
        <p>{MOVIE.factsOffline}</p>
      </Note>
    );
  }
  if (error.reason === 'not-found') return <ErrorPanel text={tmdbErrorMessage(error.reason)} />;
  return (
    <ErrorPanel title={MOVIE.failed} text={tmdbErrorMessage(error.reason)}>
      <Button variant="secondary" onPress={onRetry}>
        {MOVIE.retry}
      </Button>
    </ErrorPanel>
  );
}
