import { SERIES_CAP } from '../../config/recommend/recommendation';
import { certificationPasses } from '../release/certification';
import type { Candidate } from '../film/film';
import { withFacts, type FilmFacts } from '../film/film-facts';
import { allowedRatings, type QuestionnaireAnswers } from '../questionnaire/answers';
import { isForFamilies, isMadeForFamilies } from '../questionnaire/company';
import { reasonsFor } from './reasons';
import type { Recommendation } from './recommend';

/** Whether a film may stay once its facts are known: its rating is allowed, and a family gets a film made for families. */
export function factsPass({ genreIds }: Candidate, answers: QuestionnaireAnswers, facts: FilmFacts): boolean {
  if (!certificationPasses(facts.certification, genreIds, allowedRatings(answers))) return false;
  return !isForFamilies(answers) || isMadeForFamilies(genreIds, facts.certification);
}

/** The film with its facts, and with the reasons that these prove. */
export function withFoundFacts(
  film: Recommendation,
  candidate: Candidate,
  answers: QuestionnaireAnswers,
  facts: FilmFacts,
): Recommendation {
  return { ...withFacts(film, facts), reasons: reasonsFor(candidate, answers, facts.keywords) };
}

/** The films without those that are one too many of a series, as the facts name it (null: none, or not known). */
export function withinSeries<T extends { readonly seriesId: number | null }>(
  films: readonly T[],
  before: readonly (number | null)[],
): T[] {
  const counts = new Map<number, number>();
  const isWithin = (seriesId: number | null): boolean => {
    if (seriesId === null) return true;
    const count = (counts.get(seriesId) ?? 0) + 1;
    counts.set(seriesId, count);
    return count <= SERIES_CAP;
  };
  before.forEach(isWithin);
  return films.filter(({ seriesId }) => isWithin(seriesId));
}
