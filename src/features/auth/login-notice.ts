import { AUTH } from '../../i18n/messages/auth';
import { isRecord } from '../../domain/values/guards';

/** The mode of the sign-in screen. */
export type AuthMode = 'sign-in' | 'sign-up';

/** Why the sign-in screen is shown, as a notice on it. */
export type LoginNotice = keyof typeof AUTH.notices;

/** Navigation state of the sign-in screen. */
export interface LoginState {
  readonly notice?: LoginNotice;
  /** The initial mode. */
  readonly mode?: AuthMode;
}

function isNotice(value: unknown): value is LoginNotice {
  return typeof value === 'string' && Object.hasOwn(AUTH.notices, value);
}

/** The notice of a navigation state, which survives reloads and is therefore validated. */
export function noticeIn(state: unknown): LoginNotice | null {
  const notice = isRecord(state) ? state['notice'] : null;
  return isNotice(notice) ? notice : null;
}

/** The mode of a navigation state. */
export function modeIn(state: unknown): AuthMode | null {
  const mode = isRecord(state) ? state['mode'] : null;
  return mode === 'sign-up' || mode === 'sign-in' ? mode : null;
}
