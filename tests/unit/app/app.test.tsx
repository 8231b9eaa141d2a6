import { fireEvent, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from '../../../src/components/lazy-component';
import { ScreenBoundary } from '../../../src/app/app';
import { expectConsoleError } from '../../expected-error';
import { renderUi } from '../features/marked-movies/render-ui';
import { APP } from '../../../src/i18n/messages/shell';

function show(screenAtRoot: ReactNode) {
  renderUi(
    <>
      <Link to="/other">elsewhere</Link>
      <ScreenBoundary>
        <Suspense fallback="waiting">
          <Routes>
            <Route path="/" element={screenAtRoot} />
            <Route path="*" element={<h1>whole</h1>} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </>,
  );
}

it('reports a chunk that failed to load after one request, and leaves reloading to the reader', async () => {
  expectConsoleError(/failed to load/);
  const load = vi.fn(() => Promise.reject<{ Part: () => ReactNode }>(new TypeError('gone')));
  const Missing = lazyComponent(load, (module) => module.Part);
  show(<Missing />);
  expect(await screen.findByRole('heading', { level: 1, name: APP.partMissing })).toBeTruthy();
  expect(screen.getByText('Matinee was updated. Reload to continue; your movies are safe.')).toBeTruthy();
  expect(screen.getByRole('button', { name: APP.reload })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows an unexpected error without breaking the other screens [ERR-77]', () => {
  expectConsoleError(/broken/);
  const Broken = (): ReactNode => {
    throw new Error('broken');
  };
  show(<Broken />);
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(screen.getByRole('heading', { name: 'whole' })).toBeTruthy();
});
