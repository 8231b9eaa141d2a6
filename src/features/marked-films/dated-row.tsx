import { useMarkTimes } from '../../data/hooks/marks/use-mark-times';
import type { ScreenKind } from '../../domain/marks/mark-kinds';
import { MARKED_MOVIES } from '../../words/en/account/marked-films';
import { formatDate } from '../../i18n/format';
import { MarkedRow, type MarkedRowProps } from './marked-row';

interface DatedRowProps extends Omit<MarkedRowProps, 'noteOf'> {
  readonly kind: ScreenKind;
}

/** One row of marked movies, each with the day on which it was marked. */
export function DatedRow({ kind, ...props }: DatedRowProps) {
  const times = useMarkTimes(kind, props.ids);

  function noteOf(id: number): string | null | undefined {
    const time = times?.get(id);
    if (time === undefined) return null;
    // A mark that has just gone: its card may have the focus, which moves on when the movie leaves the list.
    return time === null ? undefined : MARKED_MOVIES.marked(formatDate(time));
  }

  return <MarkedRow {...props} noteOf={noteOf} />;
}
