import { MOVIE } from '../../words/en/film/movie';
import { PageHeading } from '../../ui/layout/page-heading';
import { Screen } from '../../ui/layout/screen';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import { HeroFrame } from './hero/hero-frame';

/** A movie on its way, in the shape it will have. */
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
