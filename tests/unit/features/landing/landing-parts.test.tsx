import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSE_MOVIES } from '../../../../src/config/landing';
import { ROUTES } from '../../../../src/config/routes';
import { Benefits, ClosingCall } from '../../../../src/features/landing/benefits';
import { DEMO_STEPS, DemoAnswers, DemoSteps } from '../../../../src/features/landing/engine-demo';
import { MetadataSourceProvider } from '../../../../src/components/movie/movie-context';
import { Hero } from '../../../../src/features/landing/hero';
import { HeroControls } from '../../../../src/features/landing/hero-slides';
import { Finder } from '../../../../src/features/landing/landing-sections';
import { LANDING } from '../../../../src/features/landing/messages';
import { LANDING_SECTIONS } from '../../../../src/features/landing/section-messages';
import { CHOICES, FOUND } from '../../../../src/i18n/messages/questionnaire';
import { APP } from '../../../../src/i18n/messages/shell';
import { candidate } from '../../services/candidates';
import { renderUi } from '../marked-movies/render-ui';

const scrolled = vi.fn();
beforeEach(() => {
  // No part comes near the viewport.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('the hero', () => {
  it('has the promise as its heading, and calls to try it and to join', () => {
    const onTryIt = vi.fn();
    renderUi(<Hero onTryIt={onTryIt} renderStage={() => null} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(APP.promise);
    expect(document.title).toBe(APP.name);
    fireEvent.click(screen.getByRole('button', { name: LANDING.tryIt }));
    expect(onTryIt).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: LANDING.join }).getAttribute('href')).toBe(ROUTES.join);
  });

  it('shows its slideshow after the first paint', async () => {
    renderUi(<Hero onTryIt={vi.fn()} renderStage={({ playing }) => <p>{playing ? 'plays' : 'rests'}</p>} />);
    expect(screen.queryByText('plays')).toBeNull();
    expect(await screen.findByText('plays')).toBeTruthy();
  });
});

it('the movie of the current slide says which services are free or paid by advertising', () => {
  const provider = { logoPath: null, displayPriority: 1 };
  const providers = [
    { ...provider, id: 8, name: 'Netflix' },
    { ...provider, id: 73, name: 'Tubi TV', offer: 'ads' as const },
  ];
  const facts = { certification: 'R', providers, trailerUrl: '', keywords: [], seriesId: null };
  const movie = candidate({ title: 'Heat', releaseDate: '1995-12-15' });
  renderUi(
    <MetadataSourceProvider value={{ get: () => facts, subscribe: () => () => undefined }}>
      <HeroControls backdrops={[]} index={0} movie={movie} onGoTo={vi.fn()} playing={false} onPlay={vi.fn()} />
    </MetadataSourceProvider>,
  );
  const services = within(screen.getByRole('list', { name: 'Available on:' })).getAllByRole('listitem');
  expect(services.map(({ textContent }) => textContent)).toEqual(['Netflix', 'Tubi TV · with ads']);
});

describe('the demo', () => {
  it('has three steps, marks the current one, and jumps to another [LAND-05]', () => {
    const onGoTo = vi.fn();
    renderUi(<DemoSteps index={1} onGoTo={onGoTo} />);
    const steps = screen.getAllByRole('button');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps).toHaveLength(DEMO_STEPS);
    steps.forEach((step) => fireEvent.click(step));
    expect(onGoTo.mock.calls).toEqual([[0], [1], [2]]);
  });

  it.each([
    [0, CHOICES.question.mood],
    [1, CHOICES.question.genre],
    [2, FOUND.title],
  ])('shows the answers of step %i only', (step, question) => {
    renderUi(<DemoAnswers step={step} />);
    const shown = document.querySelectorAll('[data-shown=true]');
    expect([...shown].map((layer) => layer.querySelector('p')?.textContent)).toEqual([question]);
  });
});

describe('the questions of a visitor', () => {
  it('load only when they are near or asked for, and then get the view and the focus', () => {
    const questions = vi.fn(() => <p>the questions</p>);
    const { rerender } = renderUi(<Finder tryItPresses={0} renderQuestionnaire={questions} />);
    expect(questions).not.toHaveBeenCalled();
    expect(scrolled).not.toHaveBeenCalled();
    rerender(<Finder tryItPresses={1} renderQuestionnaire={questions} />);
    expect(screen.getByText('the questions')).toBeTruthy();
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe(LANDING_SECTIONS.finder.title);
    rerender(<Finder tryItPresses={2} renderQuestionnaire={questions} />);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });
});

it('names six benefits [LAND-11]', () => {
  renderUi(<Benefits />);
  const section = within(screen.getByRole('region', { name: LANDING_SECTIONS.benefits.title }));
  const titles = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(Object.values(LANDING_SECTIONS.benefits.items).map(({ title }) => title));
});

it('ends with calls to join and to browse movies [LAND-12]', () => {
  renderUi(<ClosingCall />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [LANDING.join, ROUTES.join],
    [LANDING.browse, BROWSE_MOVIES],
  ]);
});
