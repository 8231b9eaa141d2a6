/** A mail as the auth service hands it over. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/** Takes mails instead of sending them. */
export interface Mailbox {
  /** The newest, oldest first. */
  readonly mails: readonly Mail[];
  send(mail: Mail): Promise<void>;
}

/** The first web address in a mail's text. */
export function linkIn(mail: Mail): string | undefined {
  return /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
}

/** A mailbox that shows recipient, subject and link on the terminal: there is nobody to deliver a mail. */
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
