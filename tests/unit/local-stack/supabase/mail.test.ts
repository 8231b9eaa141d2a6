import { expect, it } from 'vitest';
import { createMailbox } from '../../../../local-stack/supabase/mail';

it('prints recipient, subject and link of an email on the terminal', async () => {
  const lines: string[] = [];
  const mailbox = createMailbox((line) => lines.push(line));
  const link = 'http://localhost:4173/auth/v1/verify?token=x&type=recovery';
  await mailbox.send({ to: 'fan@example.com', subject: 'Reset Your Password', text: `Follow this link: ${link}\nBye` });
  expect(lines).toEqual([`\nEmail to fan@example.com: Reset Your Password\n  ${link}`]);
});

it('keeps only the newest emails', async () => {
  const mailbox = createMailbox(() => undefined, 2);
  for (const subject of ['1', '2', '3']) await mailbox.send({ to: 'fan@example.com', subject });
  expect(mailbox.emails.map((mail) => mail.subject)).toEqual(['2', '3']);
});
