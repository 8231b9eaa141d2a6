import { AUTH } from '../../i18n/messages/auth';
import { isRecord } from '../../domain/values/guards';

/** Which of its two faces the sign-in screen shows. */
export type AuthMode = 'sign-in' | 'sign-up';

/** What brought somebody to the sign-in screen, and is said there. */
export type LoginNotice = keyof typeof AUTH.notices;

/** The navigation state that the sign-in screen understands. */
export interface LoginState {
  readonly notice?: LoginNotice;
  /** Which form the screen opens with. */
  readonly mode?: AuthMode;
}

function isNotice(value: unknown): value is LoginNotice {
  return typeof value === 'string' && Object.hasOwn(AUTH.notices, value);
}

/** The notice in a navigation state, which survives reloads and is therefore checked. */
export function noticeIn(state: unknown): LoginNotice | null {
  const notice = isRecord(state) ? state['notice'] : null;
  return isNotice(notice) ? notice : null;
}

/** The face of the screen that a navigation state asks for. */
export function modeIn(state: unknown): AuthMode | null {
  const mode = isRecord(state) ? state['mode'] : null;
  return mode === 'sign-up' || mode === 'sign-in' ? mode : null;
}
