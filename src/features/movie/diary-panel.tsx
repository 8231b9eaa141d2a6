import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveQuery } from 'dexie-react-hooks';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { IconButton } from '../../components/icon-button';
import { toasts } from '../../components/toast';
import { VisuallyHidden } from '../../components/visually-hidden';
import { readRating, readViewings, type StoredViewing } from '../../db/diary';
import { readInitialSync } from '../../db/initial-sync';
import { isMarked } from '../../db/marks';
import type { StorageError } from '../../db/storage';
import { isDate, localDate, type Rating } from '../../domain/marks/diary';
import { markKey } from '../../domain/marks/mark';
import type { Result } from '../../domain/values/result';
import { useMemberState, useMemberStore } from '../../hooks/member-provider';
import { useNow } from '../../hooks/use-now';
import { formatCalendarDate } from '../../i18n/diary-format';
import { DIARY } from '../../marks/messages';
import { SHELL } from '../../i18n/messages/shell';
import { notifyDiaryFailed, rateMovie } from '../../marks/toggle-mark';
import type { IdentifiedMovie } from '../../domain/movies/movie';
import type { MemberStore } from '../../services/member-store';
import { DIARY_PANEL } from './messages';
import { Hint, Panel, StarRating } from './star-rating';

/** A movie in the member's diary. */
interface DiaryState {
  readonly watched: boolean;
  readonly rating: Rating | null;
  readonly viewings: readonly StoredViewing[];
}

/** Undefined while unknown: a new device waits for its initial sync. */
function useDiaryState(id: number): DiaryState | undefined {
  const store = useMemberStore();
  const { status } = useMemberState();
  const state = useLiveQuery(async () => {
    if (!store) return undefined;
    const { database } = store;
    const [watched, rating, viewings] = await Promise.all([
      isMarked(database, 'watched', id),
      readRating(database, id),
      readViewings(database, id),
    ]);
    if (!watched && (await readInitialSync(database)) === 'syncing') return undefined;
    return { watched, rating, viewings };
  }, [store, id]);
  return status === 'failed' ? { watched: false, rating: null, viewings: [] } : state;
}

/** A member's rating and viewings of a movie. */
export function DiaryPanel({ movie }: { readonly movie: IdentifiedMovie }) {
  const state = useMemberState();
  const diary = useDiaryState(movie.id);

  async function rate(rating: Rating | null): Promise<boolean> {
    if (state.status !== 'open') {
      if (state.status === 'failed') notifyDiaryFailed(state.error);
      return false;
    }
    return rateMovie(state.store, movie, rating);
  }

  if (!diary) return null;
  return (
    <Panel aria-label={DIARY_PANEL.title}>
      <StarRating rating={diary.rating} onRate={rate} />
      {(diary.watched || diary.viewings.length > 0) && state.status === 'open' ? (
        <Viewings store={state.store} movie={movie} viewings={diary.viewings} />
      ) : (
        <Hint>{DIARY_PANEL.unwatched}</Hint>
      )}
    </Panel>
  );
}

/** Waits for a change of the diary, and says if it failed. */
async function stored<T>(change: Promise<Result<T, StorageError>>): Promise<boolean> {
  const changed = await change;
  if (!changed.ok) notifyDiaryFailed(changed.error);
  return changed.ok;
}

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' } });
const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    // Its text wraps before the next button does.
    flex: '1 1 7rem',
    maxWidth: 'max-content',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'touch',
    fontSize: 'sm',
    lineHeight: 'snug',
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { flexShrink: 0, color: 'fg.muted' },
  },
});
const Again = chakra('span', { base: { flexShrink: 0, '& > button': { paddingInline: '3', fontSize: 'sm' } } });
const List = chakra('ul', { base: { display: 'grid', gap: '2', marginTop: '2' } });

interface ViewingsProps {
  readonly store: MemberStore;
  readonly movie: IdentifiedMovie;
  /** Newest first; empty if the movie is only marked as watched. */
  readonly viewings: readonly StoredViewing[];
}

/** When a movie was watched, and a list to change that. */
function Viewings({ store, movie, viewings }: ViewingsProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  async function watchAgain() {
    const added = await store.addViewing(movie, localDate(Date.now()), true);
    if (!added.ok) {
      notifyDiaryFailed(added.error);
      return;
    }
    const about = { key: markKey('watched', movie.id), name: movie.title };
    const undo = { label: SHELL.undo, onSelect: () => void stored(store.removeViewing(added.value)) };
    toasts.show({ kind: 'success', text: DIARY_PANEL.added, about, action: undo });
  }

  async function remove(viewing: StoredViewing) {
    // The button goes away.
    toggle.current?.focus();
    if (!(await stored(store.removeViewing(viewing)))) return;
    toasts.show({
      kind: 'success',
      text: DIARY_PANEL.removed,
      about: { key: markKey('viewing', viewing.id), name: movie.title },
      action: { label: SHELL.undo, onSelect: () => void stored(store.changeViewing(viewing)) },
    });
  }

  return (
    <div>
      <Line>
        <Toggle ref={toggle} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {summaryOf(viewings)} <VisuallyHidden>{DIARY_PANEL.edit}</VisuallyHidden>
          <Pencil size={16} aria-hidden="true" />
        </Toggle>
        <Again>
          <Button variant="secondary" onPress={() => void watchAgain()}>
            {DIARY_PANEL.again}
          </Button>
        </Again>
      </Line>
      <div id={id}>
        {open && (
          <>
            <ViewingList
              viewings={viewings}
              onAdd={(date) => void stored(store.addViewing(movie, date))}
              onChange={(viewing) => void stored(store.changeViewing(viewing))}
              onRemove={(viewing) => void remove(viewing)}
            />
            <Hint>{DIARY_PANEL.dateHint}</Hint>
          </>
        )}
      </div>
    </div>
  );
}

function summaryOf(viewings: readonly StoredViewing[]): string {
  const date = viewings[0]?.watchedOn ?? null;
  const watched = date === null ? DIARY_PANEL.noDate : DIARY.watchedOn(formatCalendarDate(date));
  return viewings.length > 1 ? `${watched} · ${DIARY_PANEL.times(viewings.length)}` : watched;
}

interface ViewingListProps {
  readonly viewings: readonly StoredViewing[];
  /** Sets the date of a movie without viewings. */
  readonly onAdd: (date: string | null) => void;
  readonly onChange: (viewing: StoredViewing) => void;
  readonly onRemove: (viewing: StoredViewing) => void;
}

function ViewingList({ viewings, onAdd, onChange, onRemove }: ViewingListProps) {
  const today = localDate(useNow());
  // Dates that change don't move: a field that moves loses the focus. New viewings come first.
  const [opened] = useState(() => viewings.map(({ id }) => id));
  const shown = viewings.toSorted((one, other) => opened.indexOf(one.id) - opened.indexOf(other.id));
  // The empty field becomes the first viewing's, and keeps the focus.
  const [firstId, setFirstId] = useState(opened[0]);
  const first = viewings.at(-1)?.id;
  if ((firstId === undefined) !== (first === undefined)) setFirstId(first);
  return (
    <List>
      {(shown.length === 0 ? [null] : shown).map((viewing) => (
        <li key={viewing === null || viewing.id === firstId ? 'first' : viewing.id}>
          <Line>
            <DateField
              date={viewing?.watchedOn ?? null}
              max={today}
              onChange={(watchedOn) => (viewing ? onChange({ ...viewing, watchedOn }) : onAdd(watchedOn))}
            />
            {viewing && (
              <IconButton
                label={DIARY_PANEL.remove(viewing.watchedOn === null ? null : formatCalendarDate(viewing.watchedOn))}
                icon={<Trash2 size={18} aria-hidden="true" />}
                onPress={() => onRemove(viewing)}
              />
            )}
          </Line>
        </li>
      ))}
    </List>
  );
}

/** Before the first movie. While a year is typed, its first digits are an earlier one. */
const MIN_DATE = '1888-01-01';

const DateInput = chakra('input', {
  base: {
    minHeight: 'touch',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg',
    // Below 16 px iOS zooms in when the field is focused.
    fontSize: 'md',
  },
});

interface DateFieldProps {
  readonly date: string | null;
  /** The latest possible date. */
  readonly max: string;
  readonly onChange: (date: string | null) => void;
}

/** A date, stored when it is complete; clearing it is stored when the field is left. */
function DateField({ date, max, onChange }: DateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function change(value: string) {
    setDraft(value);
    if (isDate(value) && value >= MIN_DATE && value <= max && value !== date) onChange(value);
  }

  function leave(input: HTMLInputElement) {
    // An incomplete date has no value, either.
    if (draft === '' && !input.validity.badInput && date !== null) onChange(null);
    setDraft(null);
  }

  return (
    <DateInput
      type="date"
      aria-label={DIARY_PANEL.date}
      value={draft ?? date ?? ''}
      min={MIN_DATE}
      max={max}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => leave(event.target)}
    />
  );
}
