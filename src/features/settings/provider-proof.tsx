import { useState } from 'react';
import { ownAddress } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { DELETION } from '../../words/en/own-data/deletion';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';

/** Sends a member to the identity provider for a fresh sign-in. */
export function ProviderProof() {
  const { providerAddress } = useAuthActions();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  async function leave() {
    setState('leaving');
    const address = await providerAddress(ownAddress(ROUTES.dashboard)).catch(() => null);
    if (!address?.ok) {
      setState('failed');
      return;
    }
    // a page that the browser's back button brings to life again must not wait forever
    window.addEventListener('pageshow', () => setState('idle'), { once: true });
    window.location.assign(address.value);
  }

  return (
    <>
      {state === 'failed' && <ErrorPanel title={DELETION.unknown} text={DELETION.unknownText} />}
      <Button
        variant="secondary"
        loading={state === 'leaving'}
        loadingText={DELETION.leaving}
        onPress={() => void leave()}
      >
        {DELETION.signInAgain}
      </Button>
    </>
  );
}
