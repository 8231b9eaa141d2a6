/** An email from the auth service. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/** Collects emails instead of sending them. */
export interface Mailbox {
  /** The latest, oldest first. */
  readonly emails: readonly Email[];
  send(email: Email): Promise<void>;
}

/** The first URL in an email's text. */
export function linkIn(email: Email): string | undefined {
  return /https?:\/\/\S+/.exec(email.text ?? '')?.[0];
}

/** A mailbox that prints recipient, subject and link to the terminal, since nothing is delivered. */
export function createMailbox(print: (line: string) => void, limit = 50): Mailbox {
  const emails: Email[] = [];
  return {
    emails,
    send(email) {
      emails.push(email);
      if (emails.length > limit) emails.shift();
      print(`\nEmail to ${email.to}: ${email.subject}\n  ${linkIn(email) ?? email.text ?? ''}`);
      return Promise.resolve();
    },
  };
}
