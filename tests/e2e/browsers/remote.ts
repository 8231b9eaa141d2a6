/** A browser that a test drives from outside, by whichever protocol it speaks. */
interface RemoteBrowser {
  /** Opens a tab as large as a phone. */
  openTab(): Promise<RemoteTab>;
  close(): Promise<void>;
}

/** A tab, in what all protocols have. Elements go by the browser's own ids. */
export interface RemoteTab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  close(): Promise<void>;
  /**
   * Runs an asynchronous function in the page.
   * @param declaration the function's text
   * @param element what it is given, if anything
   * @returns its text
   */
  run(declaration: string, element?: string): Promise<string>;
  /** Ids of the elements with this role and name, as a screen reader has them. */
  find(role: Role, name: string): Promise<readonly string[]>;
  perform(actions: readonly InputSource[]): Promise<void>;
  /** How actions name an element. */
  origin(element: string): object;
}

/** Roles that the tests press; a field has no role in some browsers when it holds a password. */
export type Role = 'button' | 'checkbox' | 'radio' | 'field';

/** A source of input and what it does, as WebDriver writes it. */
type InputSource = Readonly<Record<string, unknown>>;

/** Whatever starts a browser, or says why it cannot. */
export interface BrowserKind {
  readonly name: string;
  /** Starts the browser. @param onError told of each error that a page writes, where the protocol tells */
  readonly start: (onError: (text: string) => void) => Promise<RemoteBrowser>;
  /** Whether what it needs is on this machine. */
  readonly isHere: () => boolean;
  /** What to do where it is not. */
  readonly missing: string;
}
