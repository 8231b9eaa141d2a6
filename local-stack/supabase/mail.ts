/** An email from the auth service. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/** Collects emails instead of sending them. */
export interface Mailbox {
  /** The latest, oldest first. */
  readonly mails: readonly Mail[];
  send(mail: Mail): Promise<void>;
}

/** The first URL in an email's text. */
export function linkIn(mail: Mail): string | undefined {
  return /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
}

/** A mailbox that prints recipient, subject and link to the terminal, since nothing is delivered. */
export function createMailbox(print: (line: string) => void, kept = 50): Mailbox {
  const mails: Mail[] = [];
  return {
    mails,
    send(mail) {
      mails.push(mail);
      if (mails.length > kept) mails.shift();
      print(`\nEmail to ${mail.to}: ${mail.subject}\n  ${linkIn(mail) ?? mail.text ?? ''}`);
      return Promise.resolve();
    },
  };
}
