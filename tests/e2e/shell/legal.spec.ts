import { expect, test } from '../fixtures/page';
import { SHELL } from '../../../src/i18n/messages/shell';

const TOPICS = [
  /data|collect/i,
  /sharing/i,
  /third parties/i,
  /security/i,
  /rights/i,
  /retention|how long/i,
  /subscriptions/i,
  /termination/i,
  /governing law/i,
];

for (const { path, title, link } of [
  { path: '/privacy', title: 'Privacy Policy', link: 'How long we keep it' },
  { path: '/terms', title: 'Terms of Service', link: 'Termination and retention' },
]) {
  test(`a visitor reads the ${title}: its dates, its topics, its contents [RT-13, LEGAL-01, LEGAL-02, LEGAL-03, LEGAL-04, LEGAL-05, CONST-02, CONST-03]`, async ({
    page,
  }) => {
    await page.goto('/charts');
    await page.getByRole('navigation', { name: SHELL.legalNavigation }).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByText('Effective and last updated June 27, 2025')).toBeVisible();

    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    for (const topic of TOPICS)
      expect(
        headings.some((heading) => topic.test(heading)),
        String(topic),
      ).toBe(true);
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/children under 13/i);
    expect(text).toMatch(/removed (from our systems )?within 30 days/);
    expect(text).toMatch(/at least 30 days/);

    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: link }).click();
    const section = page.getByRole('region', { name: link });
    await expect(section).toBeInViewport();
    await expect(page).toHaveURL(/#\w+/);
    await page.reload();
    await expect(section).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
  });
}
