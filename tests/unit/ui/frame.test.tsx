// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/ui/error-boundary';
import { PageHeading } from '../../../src/ui/page-heading';
import { RouteVisitsProvider } from '../../../src/ui/route-visits';
import { renderUi } from './render-ui';

it('names the window, and takes the focus only after a change of route', () => {
  const { unmount } = renderUi(<PageHeading title="Favorites" />);
  expect(document.title).toBe('Favorites · Matinee');
  expect(document.activeElement).toBe(document.body);
  unmount();
  renderUi(
    <RouteVisitsProvider value={1}>
      <PageHeading title="Top 50" />
    </RouteVisitsProvider>,
  );
  expect(document.title).toBe('Top 50 · Matinee');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Top 50' }));
});

it('keeps a broken part from taking the rest with it, and can try again', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const onError = vi.fn();
  const Part = () => {
    if (broken) throw new Error('broken');
    return <p>whole</p>;
  };
  renderUi(
    <ErrorBoundary fallback={(_error, retry) => <button onClick={retry}>again</button>} onError={onError}>
      <Part />
    </ErrorBoundary>,
  );
  expect(onError).toHaveBeenCalledTimes(1);
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(screen.getByText('whole')).toBeTruthy();
  quiet.mockRestore();
});
