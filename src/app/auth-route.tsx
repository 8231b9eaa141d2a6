import { AuthScreen, type AuthScreenProps } from '../features/auth/auth-screen';

/** /login and /join. */
export function AuthRoute({ mode }: { readonly mode: AuthScreenProps['initialMode'] }) {
  return <AuthScreen initialMode={mode} />;
}
