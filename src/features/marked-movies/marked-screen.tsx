import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type ScreenKind, traitsOf } from '../../domain/marks/mark-kinds';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { formatShortCalendarDate } from '../../i18n/diary-format';
import { formatDate } from '../../i18n/format';
import { DIARY } from '../../marks/messages';
import { MarkButton, MARK_ICONS } from '../../marks/mark-button';
import { FavoritesScreen } from './favorites-screen';
import { MarkedMovies, PickButton } from './marked-movies';
import { MarkedRow, type MarkedRowData } from './marked-row';
import { MARKED_MOVIES } from './messages';
import { OwnRating } from './marked-row';
import { useMarkedList, useMarkTimes, useOwnRatings, useWatchedDates } from './use-marked-list';

/** The movies with one kind of mark, such as /profile/watched, with the date of each mark. */
export function MarkedScreen({ kind }: { readonly kind: ScreenKind }) {
  const list = useMarkedList(kind);
  return (
    <MarkedMovies
      kind={kind}
      icon={MARK_ICONS[kind].icon}
      list={list}
      actions={kind === 'watchlist' && list.ids && <PickButton ids={list.ids} />}
      renderRow={(row) => (kind === 'watched' ? <WatchedRow {...row} /> : <DatedRow {...row} kind={kind} />)}
    />
  );
}

const Day = chakra('span', { base: { marginInlineEnd: '2' } });

/** One row of watched movies with their dates and the member's ratings. */
export function WatchedRow(row: MarkedRowData) {
  const openMovie = useOpenMovie();
  const dates = useWatchedDates(row.ids);
  const ratings = useOwnRatings(row.ids);

  function noteOf(id: number): ReactNode {
    if (!dates || !ratings) return null;
    const [date, rating] = [dates.get(id), ratings.get(id)];
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
