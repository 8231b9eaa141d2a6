import { chakra } from '@chakra-ui/react/styled-system';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { MOVIE } from '../../words/en/film/movie';
import { NOT_FOUND } from '../../i18n/messages/not-found';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { ROUTES } from '../../config/routes';
import type { TmdbError } from '../../api/tmdb/errors';
import { Button, ButtonLink } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

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

const waysOn = (
  <Ways>
    <ButtonLink to={ROUTES.top50}>{MOVIE.toTop50}</ButtonLink>
    <ButtonLink to={ROUTES.landing} variant="secondary">
      {NOT_FOUND.home}
    </ButtonLink>
  </Ways>
);

/** An address whose movie there is not. */
function NoSuchMovie() {
  return (
    <Message title={MOVIE.notFound} lead={MOVIE.notFoundLead}>
      {waysOn}
    </Message>
  );
}

/** An address without a movie's id. */
export function NoMovieId() {
  return (
    <Message title={MOVIE.noId} lead={MOVIE.noIdLead}>
      {waysOn}
    </Message>
  );
}

export interface MovieFailureProps {
  readonly error: TmdbError;
  readonly onRetry: () => void;
}

/** Nothing of the movie could be had. Being offline is no error: the movie comes with the connection. */
export function MovieFailure({ error, onRetry }: MovieFailureProps) {
  if (error.reason === 'not-found') return <NoSuchMovie />;
  const again = (
    <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
      {MOVIE.retry}
    </Button>
  );
  if (error.reason === 'offline') {
    return (
      <Message title={MOVIE.offlineTitle} lead={MOVIE.offline}>
        {again}
      </Message>
    );
  }
  return (
    <Message title={MOVIE.failed}>
      <ErrorPanel text={tmdbErrorMessage(error.reason)}>{again}</ErrorPanel>
    </Message>
  );
}
