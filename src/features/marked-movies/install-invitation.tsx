import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { installation } from '../../lib/install';
import { Button } from '../../components/button';
import { Panel } from '../../components/layout/headings';
import { INSTALL } from './messages';

const Text = chakra('p', { base: { color: 'fg.muted' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } });
const Place = chakra('div', { base: { marginBottom: '6' } });

/**
 * Invites to install the application, with the browser's prompt or with instructions; renders nothing if neither is
 * available. It never appears on a screen that is already open, so that nothing shifts.
 */
export function InstallInvitation() {
  const [method, setMethod] = useState(() => installation.method());
  if (method === null) return null;

  const end = () => setMethod(null);

  function decline(): void {
    installation.decline();
    end();
  }

  return (
    <Place>
      <Panel title={INSTALL.title}>
        <Text>{INSTALL.text}</Text>
        {method !== 'prompt' && <Text>{INSTALL[method]}</Text>}
        <Actions>
          {method === 'prompt' && (
            <Button onPress={() => void installation.prompt().then(end)}>{INSTALL.action}</Button>
          )}
          <Button variant="secondary" onPress={decline}>
            {INSTALL.decline}
          </Button>
        </Actions>
      </Panel>
    </Place>
  );
}
