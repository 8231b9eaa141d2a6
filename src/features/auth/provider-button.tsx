import { useState } from 'react';
import { AUTH } from '../../i18n/messages/auth';
import { ownAddress } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { Button } from '../../components/button';
import type { ProviderFailure } from '../../api/supabase/oauth';
import type { LoginNotice } from './login-notice';
import { ProviderMark } from './provider-mark';

const PROVIDER_NOTICES: Record<ProviderFailure, LoginNotice> = { 'switched-off': 'provider', unreachable: 'unreachable' };

export interface ProviderButtonProps {
  /** Told why nobody was sent to the provider; null when a new try begins. */
  readonly onNotice: (notice: LoginNotice | null) => void;
}

/** Sends the visitor to the identity provider; the way back is the address that the application is opened with then. */
export function ProviderButton({ onNotice }: ProviderButtonProps) {
  const { providerAddress } = useAuthActions();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    onNotice(null);
    try {
      const address = await providerAddress(ownAddress(ROUTES.dashboard));
      if (address.ok) {
        // a page that the browser's back button brings to life again must not wait forever
        window.addEventListener('pageshow', () => setLeaving(false), { once: true });
        window.location.assign(address.value);
        return;
      }
      onNotice(PROVIDER_NOTICES[address.error]);
    } catch {
      onNotice('unreachable');
    }
    setLeaving(false);
  }

  return (
    <Button
      variant="secondary"
      wide
      loading={leaving}
      loadingText={AUTH.toProvider}
      icon={<ProviderMark />}
      onPress={() => void leave()}
    >
      {AUTH.continueWithProvider}
    </Button>
  );
}
