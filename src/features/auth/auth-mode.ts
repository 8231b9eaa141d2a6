/** Which of its two faces the screen shows. */
export type AuthMode = 'sign-in' | 'sign-up';
