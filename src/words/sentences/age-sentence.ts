import { ageOf } from '../../domain/values/age';
import { LISTS } from '../en/lists/lists';
import { LOCALE } from '../format/locale';
import { memoize } from '../format/when-needed';

const ago = memoize(() => new Intl.RelativeTimeFormat(LOCALE));

/** How long ago something was fetched: 'Updated 5 hours ago'. @param ms milliseconds */
export function ageMessage(ms: number): string {
  const { count, unit } = ageOf(ms);
  return count === 0 ? LISTS.updatedNow : LISTS.updated(ago().format(-count, unit));
}
