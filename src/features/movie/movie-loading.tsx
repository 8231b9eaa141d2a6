import { MOVIE } from '../../words/en/film/movie';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { Skeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
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
