import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { DiaryFacts } from '../../domain/lists/marked-list';
import { type ScreenKind, traitsOf } from '../../domain/marks/mark-kinds';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { formatShortCalendarDate } from '../../i18n/diary-format';
import { formatDate } from '../../i18n/format';
import { DIARY } from '../../i18n/messages/diary';
import { MarkButton, MARK_ICONS } from '../../marks/mark-button';
import { OfflineBanner } from '../../marks/offline-banner';
import { FavoritesScreen } from './favorites-screen';
import { MarkedMovies } from './marked-movies';
import { MarkedRow, type MarkedRowData } from './marked-row';
import { MARKED_MOVIES } from './messages';
import { OwnRating } from './marked-row';
import { PickButton } from './pick-button';
import { useMarkedList, useMarkTimes } from './use-marked-list';

/** The movies with one kind of mark, such as /profile/watched, with the date of each mark. */
export function MarkedScreen({ kind }: { readonly kind: ScreenKind }) {
  const list = useMarkedList(kind);
  return (
    <MarkedMovies
      kind={kind}
      icon={MARK_ICONS[kind].icon}
      list={list}
      aside={
        <>
          {kind === 'watchlist' && list.ids && <PickButton ids={list.ids} />}
          <OfflineBanner />
        </>
      }
      renderRow={(row) =>
        kind === 'watched' ? <WatchedRow {...row} diary={list.diary} /> : <DatedRow {...row} kind={kind} />
      }
    />
  );
}

const Day = chakra('span', { base: { marginInlineEnd: '2' } });

interface WatchedRowProps extends MarkedRowData {
  /** Undefined while loading. */
  readonly diary: DiaryFacts | undefined;
}

/** One row of watched movies with their dates and the member's ratings. */
export function WatchedRow({ diary, ...row }: WatchedRowProps) {
  const openMovie = useOpenMovie();

  function noteOf(id: number): ReactNode {
    if (!diary) return null;
    const [date, rating] = [diary.dates.get(id), diary.ratings.get(id)];
    if (date === undefined && rating === undefined) return undefined;
    return (
      <>
        {date !== undefined && <Day>{DIARY.watchedOn(formatShortCalendarDate(date))}</Day>}
        {rating !== undefined && <OwnRating rating={rating} />}
      </>
    );
  }

  return (
    <MarkedRow
      {...row}
      onOpen={openMovie}
      renderActions={(movie) => <MarkButton kind="watched" movie={movie} surface="poster" />}
      noteOf={noteOf}
    />
  );
}

interface DatedRowProps extends MarkedRowData {
  readonly kind: ScreenKind;
}

/** One row of marked movies with their dates. */
export function DatedRow({ kind, ...row }: DatedRowProps) {
  const openMovie = useOpenMovie();
  const times = useMarkTimes(kind, row.ids);
  const { removedBy } = traitsOf(kind);

  function noteOf(id: number): string | null | undefined {
    const time = times?.get(id);
    if (time === undefined) return null;
    // The mark has just been removed; its card may still have the focus, which moves when the movie leaves the list.
    return time === null ? undefined : MARKED_MOVIES.marked(formatDate(time));
  }

  return (
    <MarkedRow
      {...row}
      onOpen={openMovie}
      renderActions={(movie) => (
        <>
          <MarkButton kind={kind} movie={movie} surface="poster" />
          {removedBy && <MarkButton kind={removedBy} movie={movie} surface="poster" />}
        </>
      )}
      noteOf={noteOf}
    />
  );
}

/** The screen of a mark kind; favorites have more features. */
export function markedRoute(kind: ScreenKind) {
  return kind === 'favorite' ? FavoritesScreen : () => <MarkedScreen kind={kind} />;
}
