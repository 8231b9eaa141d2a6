import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/components/error-boundary';
import { PageHeading, RouteVisitsProvider } from '../../../src/components/layout/headings';
import { renderUi } from '../features/marked-movies/render-ui';

it('sets the document title, and takes the focus only after a route change', () => {
  const { unmount } = renderUi(<PageHeading title="Favorites" />);
  expect(document.title).toBe('Favorites · Matinee');
  expect(document.activeElement).toBe(document.body);
  unmount();
  renderUi(
    <RouteVisitsProvider value={{ count: 1, hasInteracted: () => false }}>
      <PageHeading title="Top 50" />
    </RouteVisitsProvider>,
  );
  expect(document.title).toBe('Top 50 · Matinee');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Top 50' }));
});

it('says which language a movie’s title and tagline are in, and leaves their direction to their script', () => {
  renderUi(<PageHeading title="היט" lead="שוד (Heat)." language="he-IL" />);
  for (const text of [screen.getByRole('heading'), screen.getByText('שוד (Heat).')])
    expect([text.lang, text.dir]).toEqual(['he-IL', 'auto']);
});

it('does not take a focus that was set while the screen was loading', () => {
  const isUsed = vi.fn(() => true);
  const screenWith = (heading: ReactNode) => (
    <RouteVisitsProvider value={{ count: 1, hasInteracted: isUsed }}>
      <button>menu</button>
      {heading}
    </RouteVisitsProvider>
  );
  const { rerender } = renderUi(screenWith(null));
  screen.getByRole('button', { name: 'menu' }).focus();
  rerender(screenWith(<PageHeading title="Top 50" />));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'menu' }));
  rerender(screenWith(null));
  // A press that left nothing focused does not prevent the focus.
  screen.getByRole('button', { name: 'menu' }).blur();
  rerender(screenWith(<PageHeading title="Top 50" />));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Top 50' }));
});

it('contains a rendering error without affecting the rest, and can retry', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let throws = true;
  const onError = vi.fn();
  const Part = () => {
    if (throws) throw new Error('broken');
    return <p>whole</p>;
  };
  renderUi(
    <ErrorBoundary fallback={(_error, retry) => <button onClick={retry}>again</button>} onError={onError}>
      <Part />
    </ErrorBoundary>,
  );
  expect(onError).toHaveBeenCalledTimes(1);
  throws = false;
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(screen.getByText('whole')).toBeTruthy();
  consoleError.mockRestore();
});
