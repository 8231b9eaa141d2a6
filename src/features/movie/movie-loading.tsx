import { MOVIE } from '../../config/messages/movie';
import { PageHeading } from '../../ui/page-heading';
import { Screen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { HeroFrame } from './hero-frame';

/** A film on its way, in the shape it will have. */
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
