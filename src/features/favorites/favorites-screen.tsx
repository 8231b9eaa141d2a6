import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { MESSAGES } from '../../config/messages';
import { ROUTES } from '../../config/routes';
import { useMemberState } from '../../data/hooks/member-provider';
import { useFavorites } from '../../data/hooks/use-favorites';
import type { MarkableFilm } from '../../data/member-runtime';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { FilmCard, type CardFilm } from '../../ui/film-card';
import { FilmGrid } from '../../ui/film-grid';
import { PageHeading } from '../../ui/page-heading';
import { Screen } from '../../ui/screen';
import { Spinner } from '../../ui/spinner';

/** Cards in view when the screen opens: their posters load first. */
const FIRST_POSTERS = 6;

export interface FavoritesScreenProps {
  readonly onOpen: (film: CardFilm) => void;
  /** The heart on each card. */
  readonly renderHeart: (film: MarkableFilm) => ReactNode;
}

/** /profile/favorites, from the device: the same with and without a network. */
export function FavoritesScreen({ onOpen, renderHeart }: FavoritesScreenProps) {
  const state = useMemberState();
  const favorites = useFavorites();
  const { favorites: words } = MESSAGES;
  const lead = favorites && favorites.length > 0 ? { lead: words.count(favorites.length) } : {};
  return (
    <Screen>
      <PageHeading title={words.title} {...lead} />
      {state.status === 'failed' && <ErrorPanel text={MESSAGES.storage[state.error.reason]} />}
      {favorites === undefined && state.status !== 'failed' && <Spinner label={words.loading} />}
      {favorites?.length === 0 && (
        <EmptyState icon={Heart} title={words.emptyTitle} text={words.emptyTip}>
          <ButtonLink to={ROUTES.dashboard}>{words.emptyAction}</ButtonLink>
        </EmptyState>
      )}
      {favorites && favorites.length > 0 && (
        <FilmGrid>
          {favorites.flatMap(({ film }, index) =>
            film === null ? (
              []
            ) : (
              <li key={film.id}>
                <FilmCard
                  film={film}
                  onOpen={onOpen}
                  showRank={false}
                  headingLevel="h2"
                  priority={index < FIRST_POSTERS}
                  actions={renderHeart(film)}
                />
              </li>
            ),
          )}
        </FilmGrid>
      )}
    </Screen>
  );
}
