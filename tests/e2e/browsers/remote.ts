/** A browser that a test drives from outside, whatever its protocol. */
interface RemoteBrowser {
  /** Opens a tab the size of a phone. */
  openTab(): Promise<RemoteTab>;
  close(): Promise<void>;
}

/** A tab, reduced to what all protocols have. Elements are named by the browser's own ids. */
export interface RemoteTab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  close(): Promise<void>;
  /**
   * Runs an asynchronous function in the page.
   * @param declaration the function's source
   * @param element its argument, if any
   * @returns its result as text
   */
  run(declaration: string, element?: string): Promise<string>;
  /** Ids of the elements with this role and name in the accessibility tree. */
  find(role: Role, name: string): Promise<readonly string[]>;
  perform(actions: readonly InputSource[]): Promise<void>;
  /** How actions refer to an element. */
  origin(element: string): object;
}

/** Roles that the tests press; in some browsers a password field has no role. */
export type Role = 'button' | 'checkbox' | 'radio' | 'field';

/** A source of input and its actions, as WebDriver defines them. */
type InputSource = Readonly<Record<string, unknown>>;

/** A kind of browser: starts it, or says why it cannot. */
export interface BrowserKind {
  readonly name: string;
  /** Starts the browser. @param onError called for each error that a page logs, where the protocol reports them */
  readonly start: (onError: (text: string) => void) => Promise<RemoteBrowser>;
  /** Whether everything that it needs is installed. */
  readonly isHere: () => boolean;
  /** What to install where it is not. */
  readonly missing: string;
}
