import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SHELL } from '../../../../src/i18n/messages/shell';

afterEach(async () => {
  // The instance that rendered: resetting the modules loads another one.
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function renderFooter(movieDatabase: string) {
  vi.stubEnv('VITE_MOVIE_DATABASE_URL', movieDatabase);
  vi.resetModules();
  const { Footer } = await import('../../../../src/components/shell/footer');
  const { renderUi } = await import('../../features/marked-movies/render-ui');
  renderUi(<Footer />);
}

it('credits TMDB and JustWatch where the data is theirs', async () => {
  await renderFooter('https://api.themoviedb.org/3');
  expect(screen.getByText(`${SHELL.tmdbNotice} ${SHELL.justWatchNotice}`)).toBeTruthy();
});

it('says that the local server’s movies are samples, and credits nobody for them', async () => {
  await renderFooter('/movie-database/3');
  expect(screen.getByText(SHELL.sampleNotice)).toBeTruthy();
  expect(screen.queryByText(/TMDB API|JustWatch/)).toBeNull();
});
