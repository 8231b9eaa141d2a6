import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { WHOLE_BROWSER } from '../fixtures/whole-browser';
import { LIMITS } from '../../time/limits';
import { GROUP_VOTE } from '../../../src/features/group-vote/messages';

declare global {
  interface Window {
    /** The code in front of the camera. */
    codeInView?: string;
  }
}

test.use({ viewport: { width: 390, height: 844 } });

const MOVIES = '/together#1.603-949-238';

/** Votes yes or no on each movie, in order. */
async function vote(page: Page, votes: string, count = votes.length): Promise<void> {
  for (const [place, letter] of Array.from(votes).entries()) {
    await expect(page.getByText(`${place + 1} of ${count}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: letter === 'y' ? /^Yes to/ : /^No to/ }).click();
  }
}

const answerLink = (page: Page) =>
  page.getByRole('region', { name: GROUP_VOTE.sendTitle }).getByRole('textbox', { name: GROUP_VOTE.link }).inputValue();

test('three people without an account decide together, by links alone, and no server learns of it', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.setTimeout(LIMITS.longBrowserTest);
  const requests: string[] = [];
  server.intercept((request) => {
    requests.push(`${request.url} ${request.method}`);
    return undefined;
  });
  await page.goto(MOVIES);
  const pages = [page];
  for (let person = 1; person < 3; person += 1) {
    const context = await browser.newContext({ baseURL: server.url });
    complaints.watch(context);
    pages.push(await context.newPage());
    await pages[person]?.goto(MOVIES);
  }
  for (const [person, votes] of ['yyn', 'yny', 'yyn'].entries()) {
    const own = pages[person];
    if (own) await vote(own, votes);
  }
  await expect(page.getByText(GROUP_VOTE.onlyYou)).toBeVisible();
  for (const other of pages.slice(1)) await page.goto(await answerLink(other));
  await expect(page.getByText(GROUP_VOTE.result(3))).toBeVisible();
  const result = page.getByRole('region', { name: GROUP_VOTE.resultTitle });
  await expect(result.getByRole('listitem')).toHaveText([
    `The Matrix${GROUP_VOTE.votes(3, 3)}`,
    `Heat${GROUP_VOTE.votes(2, 3)}`,
  ]);
  // the same vote again counts as the same person's
  await page.goto(await answerLink(pages[1] ?? page));
  await expect(page.getByText(GROUP_VOTE.result(3))).toBeVisible();
  for (const text of requests) expect(text).not.toMatch(/603-949|yyn|yny/);
  expect(requests.filter((text) => /rest\/v1|auth\/v1/.test(text))).toEqual([]);
});

test('votes survive a reload and being offline; a vote can be taken back', async ({ page, context, expectConsole }) => {
  await page.goto(MOVIES);
  await workerReady(page);
  await expect(page.getByRole('heading', { name: 'The Matrix' })).toBeVisible();
  await vote(page, 'y', 3);
  await expect(page.getByRole('heading', { name: 'Heat' })).toBeVisible();
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: GROUP_VOTE.back }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(GROUP_VOTE.doneText(1, 3))).toBeVisible();
  await page.getByRole('button', { name: GROUP_VOTE.change }).click();
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
});

test('a swipe votes', async ({ browser, server, complaints }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  complaints.watch(context);
  const page = await context.newPage();
  await page.goto(MOVIES);
  const touch = await context.newCDPSession(page);
  const at = (x: number) => [{ x, y: 300 }];
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  for (const [from, to, place] of [
    [120, 150, '1 of 3'],
    [120, 260, '2 of 3'],
    [260, 120, '3 of 3'],
  ] as const) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((from + to) / 2) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByText(place, { exact: true })).toBeVisible();
  }
  await context.close();
});

/** A barcode detector as Chromium has it on phones, where the system reads codes; here it sees what a test holds up. */
async function withDetector(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Detector {
      detect(video: HTMLVideoElement) {
        if (!(video.srcObject instanceof MediaStream) || video.videoWidth === 0) throw new Error('no camera');
        const { codeInView } = window;
        return Promise.resolve(codeInView === undefined ? [] : [{ rawValue: codeInView }]);
      }
    }
    Object.assign(window, { BarcodeDetector: Detector });
  });
}

/** Holds a code in front of the camera, instead of the one before. */
function showCode(page: Page, code: string): Promise<void> {
  return page.evaluate((text) => {
    window.codeInView = text;
  }, code);
}

test(
  'the camera reads a vote from another screen, and reports a foreign code',
  { tag: WHOLE_BROWSER },
  async ({ page, context }) => {
    await context.grantPermissions(['camera']);
    await withDetector(page);
    await page.goto(MOVIES);
    await showCode(page, 'https://example.com/menu');
    await vote(page, 'yny');
    await page.getByRole('button', { name: GROUP_VOTE.scan }).click();
    await expect(page.getByText(GROUP_VOTE.otherCode)).toBeVisible();
    await showCode(page, 'https://elsewhere.example/together#1.603-949-238.k3x9qz.yyn');
    await expect(page.getByText(GROUP_VOTE.result(2))).toBeVisible();
    await expect(page.getByLabel(GROUP_VOTE.camera)).toHaveCount(0);
    await page.getByRole('link', { name: 'The Matrix' }).click();
    await expect(page).toHaveURL(/\/movie\/603$/);
  },
);

test(
  'a visitor who denies the camera is told so, and continues with links',
  { tag: WHOLE_BROWSER },
  async ({ page, expectConsole }) => {
    expectConsole(/Permission/);
    await withDetector(page);
    await page.goto(MOVIES);
    await vote(page, 'yny');
    await page.getByRole('button', { name: GROUP_VOTE.scan }).click();
    await expect(page.getByText(GROUP_VOTE.noCamera.refused)).toBeVisible();
    await expect(page.getByRole('button', { name: GROUP_VOTE.scan })).toBeVisible();
  },
);

test('the results lead to a group vote on their movies, and Back leads to the results', async ({ page }) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  await dialog.getByRole('button', { name: GROUP_VOTE.title }).click();
  await expect(page).toHaveURL(/\/together#1\.\d+(-\d+){14}$/);
  await expect(page.getByText('1 of 15', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(await results(page)).toBeVisible();
});

test('a link without anything to decide on says so, and each step is accessible', async ({ page }) => {
  test.setTimeout(LIMITS.longBrowserTest);
  await page.goto('/together#1.<img src=x>-2');
  await expect(page.getByRole('heading', { name: GROUP_VOTE.invalid })).toBeVisible();
  await expectAccessible(page, 'an invalid group vote');
  await page.goto(MOVIES);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The Matrix' })).toBeVisible();
  await expectAccessible(page, 'a movie to vote on');
  await vote(page, 'yny');
  await page.goto('/together#1.603-949-238.k3x9qz.yyy');
  await expect(page.getByText(GROUP_VOTE.result(2))).toBeVisible();
  await expectAccessible(page, 'what people want together');
});
