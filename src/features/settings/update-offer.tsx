import { chakra } from '@chakra-ui/react/styled-system';
import { RotateCw } from 'lucide-react';
import { APP } from '../../i18n/messages/shell';
import { SETTINGS } from '../../words/en/account/settings';
import { reloadPage } from '../../lib/app-update';
import { Button } from '../../components/button';

const Text = chakra('p', { base: { marginBottom: '4', color: 'fg.muted' } });

/** The offer of a newer version, for those who put its notification away. */
export function UpdateOffer() {
  return (
    <>
      <Text>
        {APP.updateReady} {SETTINGS.updateHow}
      </Text>
      <Button icon={<RotateCw size={18} aria-hidden="true" />} onPress={() => void reloadPage()}>
        {APP.updateNow}
      </Button>
    </>
  );
}
