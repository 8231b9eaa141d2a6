import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, MemoryRouter, useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useScrollMemory } from '../../../../src/app/scroll/route-change-effects';
import { ServicesProvider } from '../../../../src/hooks/services-context';
import { SessionProvider } from '../../../../src/hooks/session-provider';
import { QUESTIONNAIRE } from '../../../../src/features/questionnaire/messages';

afterEach(() => {
  cleanup();
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

/**
 * Renders the page in a window with a known scroll position that fires no scroll events. @returns its scroll calls
 */
async function renderSilentWindow(routed: ReactNode) {
  vi.stubGlobal('scrollY', 0);
  const scrollTo = vi.fn(({ top }: ScrollToOptions) => vi.stubGlobal('scrollY', top));
  vi.stubGlobal('scrollTo', scrollTo);
  await act(async () => {
    render(
      <ServicesProvider value={() => new Promise(() => undefined)}>
        <SessionProvider>{routed}</SessionProvider>
      </ServicesProvider>,
    );
    await Promise.resolve();
  });
  return scrollTo;
}

it('Back returns to the scroll position even if the browser had not reported the last scroll', async () => {
  const scrollTo = await renderSilentWindow(
    <MemoryRouter initialEntries={['/privacy']}>
      <Page />
    </MemoryRouter>,
  );
  vi.stubGlobal('scrollY', 700);
  fireEvent.click(screen.getByRole('link', { name: 'Terms' }));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
  fireEvent.click(screen.getByRole('button', { name: QUESTIONNAIRE.back }));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 700 }));
});

it('Forward returns to the scroll position left by the phone’s own Back', async () => {
  window.history.replaceState(null, '', '/privacy');
  const scrollTo = await renderSilentWindow(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  const expectTop = (top: number) =>
    waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top })));
  vi.stubGlobal('scrollY', 700);
  fireEvent.click(screen.getByRole('link', { name: 'Terms' }));
  await expectTop(0);
  vi.stubGlobal('scrollY', 400);
  window.history.back();
  await expectTop(700);
  window.history.forward();
  await expectTop(400);
});
