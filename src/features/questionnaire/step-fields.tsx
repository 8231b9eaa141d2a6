import type { LucideIcon } from 'lucide-react';
import CloudRain from 'lucide-react/icons/cloud-rain';
import Coffee from 'lucide-react/icons/coffee';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import MoonStar from 'lucide-react/icons/moon-star';
import Popcorn from 'lucide-react/icons/popcorn';
import Sparkles from 'lucide-react/icons/sparkles';
import Sun from 'lucide-react/icons/sun';
import Telescope from 'lucide-react/icons/telescope';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Zap from 'lucide-react/icons/zap';
import type { ReactElement } from 'react';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { QUESTIONNAIRE } from './messages';
import { AGE_RATINGS, COMPANIES, MOODS, type Company, type Mood } from '../../config/questionnaire';
import type { AnswersDraft, QuestionnaireStep } from '../../domain/questionnaire/answers';
import {
  chooseAgeFiltering,
  chooseMood,
  genresOffered,
  toggleAgeRating,
  toggleGenre,
} from '../../domain/questionnaire/steps';
import { ChoiceCards, ChoiceChips } from '../../components/form/choices';
import { toasts } from '../../components/toast';

const MOOD_ICONS: Record<Mood, LucideIcon> = {
  happy: Sun,
  relaxed: Coffee,
  tense: Zap,
  sad: CloudRain,
  lonely: MoonStar,
  neutral: Telescope,
};
const COMPANY_ICONS: Record<Company, LucideIcon> = { solo: User, date: Heart, friends: Users, family: House };

const MOOD_CHOICES = choices(MOODS, CHOICES.mood, MOOD_ICONS);
const COMPANY_CHOICES = choices(COMPANIES, CHOICES.company, COMPANY_ICONS);

function choices<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
  icons: Record<Value, LucideIcon>,
) {
  return values.map((value) => {
    const Icon: LucideIcon = icons[value];
    return { value, label: labels[value], icon: <Icon size={22} aria-hidden="true" /> };
  });
}

interface FieldsProps {
  readonly draft: AnswersDraft;
  readonly onDraft: (draft: AnswersDraft) => void;
  /** Called with the answer to a single-choice question if a pointer chose it, which goes on to the next one. */
  readonly onPick: (draft: AnswersDraft) => void;
}

/** The fields of each question. */
const FIELDS: Record<QuestionnaireStep, (props: FieldsProps) => ReactElement> = {
  mood: ({ draft, onDraft, onPick }) => (
    <ChoiceCards
      legend={CHOICES.question.mood}
      isHeading
      choices={MOOD_CHOICES}
      value={draft.mood}
      onChange={(mood) => onDraft(chooseMood(draft, mood))}
      onPick={(mood) => onPick(chooseMood(draft, mood))}
    />
  ),
  genre: ({ draft, onDraft }) => (
    <ChoiceChips
      legend={CHOICES.question.genre}
      isHeading
      hint={QUESTIONNAIRE.selectGenre}
      choices={genresOffered(draft.mood).map((value) => ({ value, label: CHOICES.genre[value] }))}
      values={draft.genres}
      onToggle={(genre) => {
        const toggled = toggleGenre(draft, genre);
        if (toggled.ok) onDraft(toggled.value);
        else if (toggled.error === 'genre-cap') toasts.show({ kind: 'info', text: QUESTIONNAIRE.genreCap });
      }}
    />
  ),
  company: ({ draft, onDraft, onPick }) => (
    <ChoiceCards
      legend={CHOICES.question.company}
      isHeading
      choices={COMPANY_CHOICES}
      value={draft.company}
      onChange={(company) => onDraft({ ...draft, company })}
      onPick={(company) => onPick({ ...draft, company })}
    />
  ),
  age: ({ draft, onDraft, onPick }) => (
    <ChoiceCards
      legend={CHOICES.question.age}
      isHeading
      columns="pair"
      choices={[
        { value: 'yes', label: CHOICES.age.yes, icon: <Sparkles size={22} aria-hidden="true" /> },
        { value: 'no', label: CHOICES.age.no, icon: <Popcorn size={22} aria-hidden="true" /> },
      ]}
      value={draft.ageFiltering}
      onChange={(ageFiltering) => onDraft(chooseAgeFiltering(draft, ageFiltering))}
      onPick={(ageFiltering) => onPick(chooseAgeFiltering(draft, ageFiltering))}
    />
  ),
  rating: ({ draft, onDraft }) => (
    <ChoiceChips
      legend={CHOICES.question.rating}
      isHeading
      choices={AGE_RATINGS.map((value) => ({ value, label: value }))}
      values={draft.ageRatings}
      onToggle={(rating) => onDraft(toggleAgeRating(draft, rating))}
    />
  ),
};

export interface StepFieldsProps extends FieldsProps {
  readonly step: QuestionnaireStep;
}

/** The question of one step. */
export function StepFields({ step, ...props }: StepFieldsProps) {
  return FIELDS[step](props);
}
