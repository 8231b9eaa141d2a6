import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ROUTES } from '../../config/routes';
import { SignInRequest, type PendingMark } from '../../marks/toggle-mark';
import { rememberReturnTo, type ReturnToState } from './origin';

/** Lets marks lead visitors to the sign-in screen. The function stays the same, so that no heart is drawn anew by a navigation. */
export function SignInRequests({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef({ navigate, location });

  useEffect(() => {
    here.current = { navigate, location };
  }, [navigate, location]);

  const ask = useCallback((wish: PendingMark) => {
    const state: ReturnToState = { ...rememberReturnTo(here.current.location), wish };
    void here.current.navigate(ROUTES.login, { state });
  }, []);
  return <SignInRequest value={ask}>{children}</SignInRequest>;
}
