import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { type SyntheticEvent, useEffect, useEffectEvent, useMemo } from 'react';
import { Button } from '../../components/button';
import { VisuallyHidden } from '../../components/visually-hidden';
import {
  AGE_RATINGS,
  COMPANIES,
  type Company,
  GENRE_CAP,
  MOODS,
  QUESTIONNAIRE_GENRES,
  RUNTIME_LIMITS,
} from '../../config/questionnaire';
import { SENTENCE_PAUSE_MS, SERVICE_IDS_BY_NAME } from '../../config/sentence';
import {
  type AnswersDraft,
  isGenreChoice,
  isLimitSlot,
  type LimitSlot,
  NO_ANSWERS,
  type QuestionnaireAnswers,
} from '../../domain/questionnaire/answers';
import { readSentence } from '../../domain/questionnaire/sentence';
import { withMissingAnswers } from '../../domain/questionnaire/surprise';
import type { WatchPreferences } from '../../domain/watch-preferences';
import { useWatchPreferences } from '../../hooks/use-watch-preferences';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { QUESTIONNAIRE } from './messages';
import { AnswerConflictNotice } from './results';
import { limitText, SENTENCE } from './sentence-messages';

const Area = chakra('div', { base: { display: 'grid', gap: '3', marginBottom: '6' } });
const Chips = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: 'touch',
    paddingInlineStart: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    bg: 'accent.subtle',
    fontWeight: 'medium',
    '& select': { minHeight: 'touch', minWidth: 0, bg: 'transparent', color: 'fg', cursor: 'pointer' },
    '& option': { bg: 'bg.raised', color: 'fg' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      borderRadius: 'full',
      cursor: 'pointer',
    },
    '& :focus-visible': { outline: '3px solid var(--m-colors-accent-text)', outlineOffset: '-2px' },
  },
});
const Note = chakra('p', { base: { color: 'fg.muted' } });
const GENRES = Object.keys(QUESTIONNAIRE_GENRES).filter(isGenreChoice);
const valuesOf = (slots: readonly string[], kind: string) =>
  slots.filter((slot) => slot.startsWith(`${kind}:`)).map((slot) => slot.slice(kind.length + 1));

/** A name of a slot, spelled as in the text. */
function asWritten(name: string, text: string): string {
  const words = name.replaceAll('_', ' ');
  return new RegExp(words.replaceAll(/[^\p{L}\p{N} ]/gu, '.'), 'iu').exec(text)?.[0] ?? words;
}
const nowYear = () => new Date().getFullYear();

/** TMDB ids of the services named, in the reader's plans if they have them. */
function serviceIds(slots: readonly string[], { services }: WatchPreferences): readonly number[] {
  const ids = valuesOf(slots, 'on').flatMap((value) => {
    const name = value.replaceAll('_', ' ');
    if (name === 'mine') return services.flatMap((own) => own.ids);
    return services.find((own) => own.name === name)?.ids ?? SERVICE_IDS_BY_NAME[name] ?? [];
  });
  return [...new Set(ids)];
}

/** The answers that a sentence gives; all of them are from the sentence. */
function draftOf(text: string, preferences: WatchPreferences): AnswersDraft {
  if (text.trim() === '') return NO_ANSWERS;
  const { slots } = readSentence(text, nowYear());
  const ratings = valuesOf(slots, 'rated')[0]?.split('+') ?? [];
  const longest = valuesOf(slots, 'max')[0];
  const offered = RUNTIME_LIMITS.find((limit) => String(limit) === longest) ?? null;
  const limits = slots.filter(isLimitSlot).filter((slot) => offered === null || !slot.startsWith('max:'));
  const services = serviceIds(limits, preferences);
  return {
    ...NO_ANSWERS,
    mood: MOODS.find((mood) => mood === valuesOf(slots, 'mood')[0]) ?? null,
    genres: valuesOf(slots, 'genre').filter(isGenreChoice).slice(0, GENRE_CAP),
    company: COMPANIES.find((company) => company === valuesOf(slots, 'company')[0]) ?? null,
    ageFiltering: ratings.length > 0 ? 'yes' : null,
    ageRatings: AGE_RATINGS.filter((rating) => ratings.includes(rating)),
    maxRuntime: offered,
    sentence: { text, slots: limits.filter((slot) => !slot.startsWith('on:') || services.length > 0), services },
  };
}

export interface SentencePanelProps {
  /** The text of the field. */
  readonly text: string;
  readonly draft: AnswersDraft;
  readonly onDraft: (draft: AnswersDraft) => void;
  readonly onSearch: (answers: QuestionnaireAnswers) => void;
}

/** What a sentence says as chips, and what of it wasn't understood. */
export function SentencePanel({ text, draft, onDraft, onSearch }: SentencePanelProps) {
  const preferences = useWatchPreferences();
  const isRead = draft.sentence?.text === text;
  const fillIn = useEffectEvent(() => onDraft(draftOf(text, preferences)));
  useEffect(() => {
    if (isRead) return undefined;
    const timer = setTimeout(fillIn, SENTENCE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isRead]);
  const read = useMemo(() => readSentence(draft.sentence?.text ?? '', nowYear()), [draft.sentence?.text]);
  const answers = withMissingAnswers(draft);

  function remove(changed: AnswersDraft) {
    onDraft(changed);
    document.querySelector<HTMLInputElement>(`input[form=${SENTENCE_FORM}]`)?.focus();
  }

  function setLimits(slots: readonly LimitSlot[]) {
    const said = draft.sentence ?? { text, slots: [], services: [] };
    remove({ ...draft, sentence: { ...said, slots, services: serviceIds(slots, preferences) } });
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const current = withMissingAnswers(isRead ? draft : draftOf(text, preferences));
    if (current) onSearch(current);
  }

  const { mood, company, genres, ageRatings, maxRuntime, sentence } = draft;
  const limits = sentence?.slots ?? [];
  const names = [
    ...valuesOf(read.slots, 'like'),
    ...valuesOf(read.slots, 'who'),
    ...valuesOf(read.slots, 'nolike'),
    ...valuesOf(read.slots, 'nowho'),
  ];
  const allGenres = valuesOf(read.slots, 'genre').filter(isGenreChoice);
  const assumed =
    answers === null
      ? []
      : [
          ...(mood === null ? [CHOICES.mood[answers.mood]] : []),
          ...(genres.length === 0 ? answers.genres.map((genre) => CHOICES.genre[genre]) : []),
          ...(company === null ? [CHOICES.company[answers.company]] : []),
        ];
  const count =
    Number(mood !== null) +
    genres.length +
    Number(company !== null) +
    Number(ageRatings.length > 0) +
    Number(maxRuntime !== null) +
    limits.length;

  return (
    <Area>
      <Chips aria-label={SENTENCE.chips}>
        {mood !== null && (
          <SelectChip
            label={SENTENCE.mood}
            value={mood}
            options={MOODS}
            texts={CHOICES.mood}
            onChange={(one) => onDraft({ ...draft, mood: one })}
            onRemove={() => remove({ ...draft, mood: null })}
          />
        )}
        {genres.map((genre) => (
          <SelectChip
            key={genre}
            label={SENTENCE.genre}
            value={genre}
            options={GENRES.filter((one) => one === genre || !genres.includes(one))}
            texts={CHOICES.genre}
            onChange={(other) => onDraft({ ...draft, genres: genres.map((one) => (one === genre ? other : one)) })}
            onRemove={() => remove({ ...draft, genres: genres.filter((one) => one !== genre) })}
          />
        ))}
        {company !== null && (
          <SelectChip<Company>
            label={SENTENCE.company}
            value={company}
            options={COMPANIES}
            texts={CHOICES.company}
            onChange={(one) => onDraft({ ...draft, company: one })}
            onRemove={() => remove({ ...draft, company: null })}
          />
        )}
        {ageRatings.length > 0 && (
          <TextChip
            text={ageRatings.join(', ')}
            onRemove={() => remove({ ...draft, ageFiltering: null, ageRatings: [] })}
          />
        )}
        {maxRuntime !== null && (
          <TextChip text={CHOICES.time[maxRuntime]} onRemove={() => remove({ ...draft, maxRuntime: null })} />
        )}
        {limits.map((slot) => (
          <TextChip
            key={slot}
            text={limitText(slot)}
            onRemove={() => setLimits(limits.filter((one) => one !== slot))}
          />
        ))}
      </Chips>
      <div role="status">
        {isRead && (
          <>
            <VisuallyHidden>{SENTENCE.understood(count)}</VisuallyHidden>
            {read.left.length > 0 && <Note>{SENTENCE.left(read.left)}</Note>}
            {names.length > 0 && <Note>{SENTENCE.names(names.map((name) => asWritten(name, text)))}</Note>}
            {valuesOf(read.slots, 'mood').length > 1 && mood !== null && (
              <Note>{SENTENCE.oneMood(CHOICES.mood[mood])}</Note>
            )}
            {allGenres.length > GENRE_CAP && (
              <Note>{SENTENCE.genreCap(allGenres.slice(GENRE_CAP).map((genre) => CHOICES.genre[genre]))}</Note>
            )}
            {read.slots.includes('on:mine') && preferences.services.length === 0 && <Note>{SENTENCE.noServices}</Note>}
            {assumed.length > 0 && <Note>{SENTENCE.assumed(assumed)}</Note>}
            <AnswerConflictNotice step={ageRatings.length > 0 ? 'rating' : 'company'} draft={draft} />
          </>
        )}
      </div>
      <form onSubmit={onSubmit} id={SENTENCE_FORM}>
        <Button type="submit">{QUESTIONNAIRE.getRecommendations}</Button>
      </form>
    </Area>
  );
}

/** Id of the form that the field belongs to, so that Enter submits it. */
const SENTENCE_FORM = 'sentence';
interface ChipProps {
  readonly onRemove: () => void;
}

function RemoveButton({ text, onRemove }: ChipProps & { readonly text: string }) {
  return (
    <button type="button" aria-label={SENTENCE.remove(text)} onClick={onRemove}>
      <X size={16} aria-hidden="true" />
    </button>
  );
}

function TextChip({ text, onRemove }: ChipProps & { readonly text: string }) {
  return (
    <Chip>
      {text}
      <RemoveButton text={text} onRemove={onRemove} />
    </Chip>
  );
}

interface SelectChipProps<Value extends string> extends ChipProps {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly texts: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

function SelectChip<Value extends string>({
  label,
  value,
  options,
  texts,
  onChange,
  onRemove,
}: SelectChipProps<Value>) {
  return (
    <Chip>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((one) => one === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {texts[one]}
          </option>
        ))}
      </select>
      <RemoveButton text={texts[value]} onRemove={onRemove} />
    </Chip>
  );
}
