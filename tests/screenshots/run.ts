/**
 * `npm run screenshots [-- part-of-a-name ...]`: screenshots of every screen in both themes on a phone, in portrait and
 * landscape, and a desktop, and of the installed application, under .matinee/screenshots.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../../local-stack/build';
import { startServer } from '../../local-stack/server/server';
import { readSettings } from '../../local-stack/settings/settings';
import { signUp } from '../e2e/fixtures/member';
import { answer, currentSlide, FAMILY_EVENING, results } from '../e2e/fixtures/questionnaire';
import { MEMBER_SCREENS, VISITOR_SCREENS, type Screen } from '../e2e/fixtures/screens';
import { ensureChromium } from '../run/chromium';
import { captureInstalled } from './installed';
import { APP, SHELL } from '../../src/i18n/messages/shell';

const project = join(import.meta.dirname, '../..');
const folder = join(project, '.matinee/screenshots');
const wanted = process.argv.slice(2);

const SIZES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  desktop: { width: 1280, height: 800 },
};

/** Stable screenshots: fonts and posters have loaded, no request is pending, and notifications are closed. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const notifications = page.getByRole('region', { name: APP.notifications });
  for (const close of await notifications.getByRole('button', { name: APP.dismiss }).all()) await close.click();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

type Theme = 'light' | 'dark';
const wants = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const contextOptions = (theme: Theme, size: keyof typeof SIZES) =>
  ({ viewport: SIZES[size], colorScheme: theme, reducedMotion: 'reduce' }) as const;

async function captureAll(browser: Browser, address: string, theme: Theme, size: keyof typeof SIZES) {
  const context = await browser.newContext({ baseURL: address, ...contextOptions(theme, size) });
  const page = await context.newPage();
  const take = async (name: string) => {
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
  };
  const visit = async (screens: readonly Screen[]) => {
    for (const { name, path } of screens.filter(({ name }) => wants(name))) {
      await page.goto(path);
      await take(name);
    }
  };

  await visit(VISITOR_SCREENS);
  if (wants('mega-menu')) {
    await page.goto('/charts');
    await page.getByRole('button', { name: SHELL.menu, exact: true }).first().click();
    await take('mega-menu');
  }
  if (MEMBER_SCREENS.some(({ name }) => wants(name)) || wants('results')) {
    await signUp(page);
    await answer(page, FAMILY_EVENING);
    const slide = currentSlide(await results(page));
    if (wants('results')) await take('results');
    // By themselves: on a phone in landscape they are below the fold, and a press scrolls to its target.
    await slide.getByRole('button', { name: 'Add to Favorites' }).dispatchEvent('click');
    await slide.getByRole('button', { name: 'Mark as Watched' }).dispatchEvent('click');
    await page.keyboard.press('Escape');
    await visit(MEMBER_SCREENS);
  }
  await context.close();
}

const data = await mkdtemp(join(tmpdir(), 'matinee-screenshots-'));
const settings = readSettings({ PORT: '0', MATINEE_DATA: data }, project);
if (!settings.ok) throw new Error(settings.error);
if ((await ensureBuild(project)) !== 0) throw new Error('The build failed.');
const executablePath = ensureChromium(project);
if (executablePath === undefined) throw new Error('No Chromium could be found or installed.');
await mkdir(folder, { recursive: true });
const server = await startServer(settings.value, { print: () => undefined });
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  for (const theme of ['dark', 'light'] as const) {
    for (const size of ['phone', 'landscape', 'desktop'] as const) await captureAll(browser, server.url, theme, size);
    const path = join(folder, `installed-phone-${theme}.png`);
    if (wants('installed')) await captureInstalled(executablePath, server.url, contextOptions(theme, 'phone'), path);
  }
  console.log(`The screenshots are in ${folder}.`);
} finally {
  await browser.close();
  await server.close();
  await rm(data, { recursive: true, force: true });
}
