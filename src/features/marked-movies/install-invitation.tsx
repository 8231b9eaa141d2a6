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
 * Invites to install, by the browser's prompt or by the steps that it takes; nothing where there is nothing to offer. It
 * comes with a screen and never while one is looked at, so that nothing moves.
 */
export function InstallInvitation() {
  const [way, setWay] = useState(() => installation.method());
  if (way === null) return null;

  const end = () => setWay(null);

  function decline(): void {
    installation.decline();
    end();
  }

  return (
    <Place>
      <Panel title={INSTALL.title}>
        <Text>{INSTALL.text}</Text>
        {way !== 'prompt' && <Text>{INSTALL[way]}</Text>}
        <Actions>
          {way === 'prompt' && <Button onPress={() => void installation.prompt().then(end)}>{INSTALL.action}</Button>}
          <Button variant="secondary" onPress={decline}>
            {INSTALL.decline}
          </Button>
        </Actions>
      </Panel>
    </Place>
  );
}
