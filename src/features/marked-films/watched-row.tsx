import { useMarkTimes } from '../../data/hooks/marks/use-mark-times';
import { dayText } from '../../words/format/day-text';
import { WATCHED_FILMS } from '../../words/en/account/watched-films';
import { MarkedRow, type MarkedRowProps } from './marked-row';

/** One row of watched films, each with the day on which it was marked. */
export function WatchedRow(props: Omit<MarkedRowProps, 'noteOf'>) {
  const times = useMarkTimes('watched', props.ids);

  function noteOf(id: number): string | null | undefined {
    const time = times?.get(id);
    if (time === undefined) return null;
    // A mark that has just gone: its card may have the focus, which moves on when the film leaves the list.
    return time === null ? undefined : WATCHED_FILMS.marked(dayText(time));
  }

  return <MarkedRow {...props} noteOf={noteOf} />;
}
