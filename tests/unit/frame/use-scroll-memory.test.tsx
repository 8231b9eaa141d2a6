import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useScrollMemory } from '../../../src/app/scroll/use-scroll-memory';
import { ServicesProvider } from '../../../src/data/hooks/session/services-context';
import { SessionProvider } from '../../../src/data/hooks/session/session-provider';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Page() {
  useScrollMemory();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/terms">Terms</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

it('a place that is left before the browser has told of its last scroll is found there by Back', async () => {
  vi.stubGlobal('scrollY', 0);
  const scrollTo = vi.fn(({ top }: ScrollToOptions) => vi.stubGlobal('scrollY', top));
  vi.stubGlobal('scrollTo', scrollTo);
  await act(async () => {
    render(
      <ServicesProvider value={() => new Promise(() => undefined)}>
        <SessionProvider>
          <MemoryRouter initialEntries={['/privacy']}>
            <Page />
          </MemoryRouter>
        </SessionProvider>
      </ServicesProvider>,
    );
    await Promise.resolve();
  });

  vi.stubGlobal('scrollY', 700);
  fireEvent.click(screen.getByRole('link', { name: 'Terms' }));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 700 }));
});
