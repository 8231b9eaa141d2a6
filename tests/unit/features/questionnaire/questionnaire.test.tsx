import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPreferencesStore } from '../../../../src/db/watch-preferences-store';
import type { StreamedBy } from '../../../../src/domain/movies/movie-query';
import { useRecommendations, type OnMovies } from '../../../../src/features/questionnaire/use-recommendations';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import type { Recommendation } from '../../../../src/domain/recommend/recommend';
import { Questionnaire } from '../../../../src/features/questionnaire/questionnaire';
import { LastAnswers } from '../../../../src/features/questionnaire/last-answers';
import type { ResultsProps } from '../../../../src/features/questionnaire/results-dialog';
import { toasts } from '../../../../src/components/toast';
import { answers } from '../../services/candidates';
import { renderUi } from '../marked-movies/render-ui';
import { QUESTIONNAIRE } from '../../../../src/features/questionnaire/messages';
import { CHOICES } from '../../../../src/i18n/messages/questionnaire';
import { RESULTS } from '../../../../src/i18n/messages/results';
import { WATCH_PREFERENCES } from '../../../../src/i18n/messages/movies';

vi.mock('../../../../src/features/questionnaire/use-recommendations');
vi.mock('../../../../src/hooks/member-provider', () => ({ useMemberId: () => null }));

type Recommendations = ReturnType<typeof useRecommendations>;

const search = vi.fn<(answers: QuestionnaireAnswers, streamed?: StreamedBy | null) => Promise<void>>();
const reset = vi.fn();
const prepare = () => Promise.resolve([] as never);
const dialog = { open: false, onOpen: vi.fn(), onClose: vi.fn() };

const HEAT = { id: 949, title: 'Heat' } as unknown as Recommendation;
let emitMovies: OnMovies;
const findHeat = () => act(() => void emitMovies([HEAT], null, false));

/** A search in the given state. */
function searchIs(state: Recommendations['state']) {
  vi.mocked(useRecommendations).mockImplementation((_, onMovies) => {
    emitMovies = onMovies;
    return { state, search, reset, prepare };
  });
}

const element = () => (
  <Questionnaire
    results={dialog}
    loadResults={prepare}
    loadSentence={prepare}
    renderSentence={() => null}
    renderConflict={() => null}
    renderOptions={() => null}
    renderProgress={() => null}
    renderLastAnswers={(props) => <LastAnswers {...props} />}
    renderResults={({ movies, onTryAgain }: ResultsProps) => (
      <button onClick={onTryAgain}>Results: {movies.length}</button>
    )}
  />
);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  watchPreferencesStore.clear();
  vi.clearAllMocks();
  searchIs({ status: 'idle' });
});

const question = () => document.querySelector('legend h2')?.textContent;
const offered = () =>
  [...document.querySelectorAll<HTMLInputElement>('fieldset input')].map(({ labels }) => labels?.[0]?.textContent);
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
const tap = (name: string) => {
  fireEvent.pointerDown(screen.getByLabelText(name));
  choose(name);
};
const on = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Next|Get Recommendations)$/ });
const back = () => screen.queryByRole('button', { name: QUESTIONNAIRE.back });
const goOn = () => fireEvent.click(on());
const goBack = () => fireEvent.click(screen.getByRole('button', { name: QUESTIONNAIRE.back }));

/** Gives these answers, one per step. */
function give(...answers: readonly string[]) {
  for (const answer of answers) {
    choose(answer);
    goOn();
  }
}

describe('the questionnaire screen', () => {
  it('says why a search found nothing until the next one starts', () => {
    const toastTexts = () => toasts.visible().map(({ text }) => text);
    searchIs({ status: 'failed', failure: { reason: 'none-left' } });
    const { rerender } = renderUi(element());
    expect(toastTexts()).toEqual(['All available movies have been shown. Try different criteria.']);
    searchIs({ status: 'searching', share: null });
    rerender(element());
    expect(toastTexts()).toEqual([]);
  });

  it('asks mood, genre, company, age, and ratings after yes; the last button searches, the others continue [QUIZ-01, QUIZ-02, QUIZ-03, QUIZ-05]', () => {
    renderUi(element());
    expect(screen.getByRole('heading', { name: CHOICES.question.mood })).toBeTruthy();
    const steps = ['Tense & Excited', 'Crime', 'With Friends', 'Yes', 'PG-13'].map((answer) => {
      choose(answer);
      const step = [question(), on().textContent];
      goOn();
      return step;
    });
    expect(steps).toEqual([
      [CHOICES.question.mood, 'Next'],
      [CHOICES.question.genre, 'Next'],
      [CHOICES.question.company, 'Next'],
      [CHOICES.question.age, 'Next'],
      [CHOICES.question.rating, 'Get Recommendations'],
    ]);
    const given = {
      mood: 'tense',
      genres: ['crime'],
      company: 'friends',
      ageFiltering: 'yes',
      ageRatings: ['PG-13'],
    } as const;
    expect(search.mock.calls).toEqual([[answers(given), null]]);
  });

  it('searches directly after no, and its button says so [QUIZ-03, QUIZ-05]', () => {
    renderUi(element());
    give('Happy & Upbeat', 'Comedy', 'Just Me');
    choose('No');
    expect(on().textContent).toBe('Get Recommendations');
    goOn();
    expect(search.mock.calls).toEqual([[answers(), null]]);
  });

  it('goes on by itself when a single choice is tapped, again or not, and keeps a way back', () => {
    renderUi(element());
    tap('Tense & Excited');
    expect(question()).toBe(CHOICES.question.genre);
    goBack();
    tap('Tense & Excited');
    expect(question()).toBe(CHOICES.question.genre);
    expect(screen.queryByLabelText('With Friends')).toBeNull();
    tap('Crime');
    expect(question()).toBe(CHOICES.question.genre);
    tap('With Friends');
    expect(question()).toBe(CHOICES.question.age);
    goBack();
    expect(question()).toBe(CHOICES.question.company);
    expect(screen.getByLabelText('With Friends')).toHaveProperty('checked', true);
    tap('With Friends');
    tap('Yes');
    expect(question()).toBe(CHOICES.question.rating);
    goBack();
    tap('No');
    expect(search.mock.calls.map(([{ company, ageFiltering }]) => [company, ageFiltering])).toEqual([
      ['friends', 'no'],
    ]);
  });

  it('stays at the question when keys choose, also after a tap', () => {
    renderUi(element());
    tap('Tense & Excited');
    goBack();
    fireEvent.pointerDown(screen.getByLabelText('Sad & Emotional'));
    fireEvent.keyDown(screen.getByLabelText('Tense & Excited'), { key: 'ArrowDown' });
    choose('Sad & Emotional');
    expect(question()).toBe(CHOICES.question.mood);
    goOn();
    expect(question()).toBe(CHOICES.question.genre);
  });

  it('is limited to own services if the visitor has chosen some and asks for it, on the next visit as well', () => {
    const [services, language] = [[{ name: 'Netflix', ids: [8, 1796] }], 'en-US' as const];
    const { unmount } = renderUi(element());
    expect(screen.queryByLabelText(WATCH_PREFERENCES.onlyOwn)).toBeNull();
    act(() => watchPreferencesStore.set(null, { country: 'DE', services, language }));
    const only = () => screen.getByRole<HTMLInputElement>('checkbox', { name: WATCH_PREFERENCES.onlyOwn });
    expect(only().checked).toBe(false);
    expect(screen.getByText('Netflix').id).toBe(only().getAttribute('aria-describedby'));
    fireEvent.click(only());
    unmount();
    renderUi(element());
    expect(only().checked).toBe(true);
    give('Happy & Upbeat', 'Comedy', 'Just Me');
    choose('No');
    goOn();
    expect(search.mock.calls.map(([, streamed]) => streamed)).toEqual([{ country: 'DE', services: [8, 1796] }]);
  });

  it('has Back on every step but the first, one step at a time, keeping the answers [QUIZ-04]', () => {
    renderUi(element());
    expect(back()).toBeNull();
    give('Happy & Upbeat', 'Comedy', 'Just Me', 'Yes');
    const passed = [question()];
    while (back()) {
      goBack();
      passed.push(question());
    }
    expect(passed).toEqual([
      CHOICES.question.rating,
      CHOICES.question.age,
      CHOICES.question.company,
      CHOICES.question.genre,
      CHOICES.question.mood,
    ]);
    expect(screen.getByLabelText('Happy & Upbeat')).toHaveProperty('checked', true);
  });

  it('requires an answer on every step [QUIZ-06]', () => {
    renderUi(element());
    for (const answer of ['Happy & Upbeat', 'Comedy', 'Just Me', 'Yes', 'PG']) {
      const before = question();
      expect(on().disabled, before).toBe(true);
      goOn();
      expect(question()).toBe(before);
      choose(answer);
      expect(on().disabled, before).toBe(false);
      goOn();
    }
  });

  it('offers six moods, four kinds of company and four ratings with their labels [QUIZ-15, QUIZ-16, QUIZ-17]', () => {
    renderUi(element());
    expect(offered()).toEqual([
      'Happy & Upbeat',
      'Chill & Relaxed',
      'Tense & Excited',
      'Sad & Emotional',
      'Introspective & Lonely',
      'Neutral & Curious',
    ]);
    give('Happy & Upbeat', 'Comedy');
    expect(offered()).toEqual(['Just Me', 'Date Night', 'With Friends', 'Family Movie Night']);
    give('Just Me', 'Yes');
    expect(offered()).toEqual(['G', 'PG', 'PG-13', 'R']);
  });

  it.each([
    ['Happy & Upbeat', 'Action, Adventure, Animation, Musical, Fantasy, Family, Comedy, Romance', 'QUIZ-18'],
    ['Sad & Emotional', 'Drama, Romance, Indie, Biography, Comedy, Musical', 'QUIZ-19'],
  ] as const)('offers the genres of the chosen mood: %s: %s [%s]', (...[mood, genres]) => {
    renderUi(element());
    give(mood);
    expect(offered().join(', ')).toBe(genres);
  });

  it("shows 'Finding the perfect movies...' in place of the questions while it searches [QUIZ-07]", () => {
    searchIs({ status: 'searching', share: null });
    renderUi(element());
    expect(screen.getByText('Finding the perfect movies...')).toBeTruthy();
    expect(question()).toBeUndefined();
  });

  it('announces once that results may have been shown on another device', () => {
    const { rerender } = renderUi(element());
    const show = vi.spyOn(toasts, 'show');
    searchIs({ status: 'found', notice: null });
    rerender(element());
    searchIs({ status: 'found', notice: 'repeats' });
    rerender(element());
    rerender(element());
    expect(show.mock.calls).toEqual([[{ kind: 'info', text: RESULTS.repeats }]]);
    searchIs({ status: 'found', notice: 'watchlistUnmet' });
    rerender(element());
    expect(show.mock.calls.slice(1)).toEqual([[{ kind: 'info', text: RESULTS.watchlistUnmet }]]);
    show.mockRestore();
  });

  it('on the next visit one tap searches again, with the same answers or others, or leads to the questions', () => {
    const { unmount } = renderUi(element());
    give('Chill & Relaxed', 'Drama', 'Date Night', 'No');
    findHeat();
    unmount();
    search.mockClear();
    renderUi(element());
    expect(screen.getByText('Chill & Relaxed · Drama · Date Night')).toBeTruthy();
    expect(question()).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Same again' }));
    fireEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
    const same = { mood: 'relaxed', genres: ['drama'] };
    expect(search.mock.calls.map(([answers]) => answers)).toMatchObject([same, { company: 'date' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(question()).toBe(CHOICES.question.mood);
  });

  it("opens the results, and 'Try Again' closes them and restarts at the first question [QUIZ-08, QUIZ-14]", () => {
    const { rerender } = renderUi(element());
    give('Happy & Upbeat', 'Comedy', 'Just Me', 'No');
    findHeat();
    expect(dialog.onOpen).not.toHaveBeenCalled();
    searchIs({ status: 'found', notice: null });
    rerender(element());
    expect(dialog.onOpen).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Results: 1' }));
    expect(dialog.onClose).toHaveBeenCalledOnce();
    expect(reset).toHaveBeenCalledOnce();
    expect(question()).toBe(CHOICES.question.mood);
    expect(on().disabled).toBe(true);
  });
});
