import {
  CloudRain,
  Coffee,
  Heart,
  House,
  MoonStar,
  Popcorn,
  Sparkles,
  Sun,
  Telescope,
  User,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { QUESTIONNAIRE } from '../../config/messages/questionnaire';
import {
  AGE_RATINGS,
  COMPANIES,
  GENRE_CAP,
  MOODS,
  QUESTIONNAIRE_GENRES,
  type Company,
  type Mood,
} from '../../config/questionnaire';
import { chooseAgeFiltering, chooseMood, genresOffered, type AnswersDraft } from '../../domain/answers';
import type { QuestionnaireStep } from '../../domain/questionnaire-steps';
import { ChoiceCards } from '../../ui/choice-cards';
import { ChoiceChips } from '../../ui/choice-chips';
import { toasts } from '../../ui/toast';

const MOOD_ICONS: Record<Mood, LucideIcon> = {
  happy: Sun,
  relaxed: Coffee,
  tense: Zap,
  sad: CloudRain,
  lonely: MoonStar,
  neutral: Telescope,
};
const COMPANY_ICONS: Record<Company, LucideIcon> = { solo: User, date: Heart, friends: Users, family: House };

const MOOD_CHOICES = entries(MOODS, MOOD_ICONS);
const COMPANY_CHOICES = entries(COMPANIES, COMPANY_ICONS);

function entries<Value extends string>(labels: Record<Value, string>, icons: Record<Value, LucideIcon>) {
  return (Object.keys(labels) as Value[]).map((value) => {
    const Icon: LucideIcon = icons[value];
    return { value, label: labels[value], icon: <Icon size={22} aria-hidden="true" /> };
  });
}

export interface StepFieldsProps {
  readonly step: QuestionnaireStep;
  readonly draft: AnswersDraft;
  readonly onDraft: (draft: AnswersDraft) => void;
}

/** The question of one step. */
export function StepFields({ step, draft, onDraft }: StepFieldsProps) {
  switch (step) {
    case 'mood':
      return (
        <ChoiceCards
          legend={QUESTIONNAIRE.mood}
          choices={MOOD_CHOICES}
          value={draft.mood}
          onChange={(mood) => onDraft(chooseMood(draft, mood))}
        />
      );
    case 'genre':
      return (
        <ChoiceChips
          legend={QUESTIONNAIRE.genre}
          hint={QUESTIONNAIRE.selectGenre}
          choices={genresOffered(draft.mood).map((value) => ({ value, label: QUESTIONNAIRE_GENRES[value].label }))}
          values={draft.genres}
          cap={GENRE_CAP}
          onChange={(genres) => onDraft({ ...draft, genres })}
          onRefused={() => toasts.show({ kind: 'info', text: QUESTIONNAIRE.genreCap })}
        />
      );
    case 'company':
      return (
        <ChoiceCards
          legend={QUESTIONNAIRE.company}
          choices={COMPANY_CHOICES}
          value={draft.company}
          onChange={(company) => onDraft({ ...draft, company })}
        />
      );
    case 'age':
      return (
        <ChoiceCards
          legend={QUESTIONNAIRE.age}
          columns="pair"
          choices={[
            { value: 'yes', label: QUESTIONNAIRE.yes, icon: <Sparkles size={22} aria-hidden="true" /> },
            { value: 'no', label: QUESTIONNAIRE.no, icon: <Popcorn size={22} aria-hidden="true" /> },
          ]}
          value={draft.ageFiltering}
          onChange={(ageFiltering) => onDraft(chooseAgeFiltering(draft, ageFiltering))}
        />
      );
    case 'rating':
      return (
        <ChoiceChips
          legend={QUESTIONNAIRE.rating}
          choices={AGE_RATINGS.map((value) => ({ value, label: value }))}
          values={draft.ageRatings}
          onChange={(ageRatings) => onDraft({ ...draft, ageRatings })}
        />
      );
  }
}
