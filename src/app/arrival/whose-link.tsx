import { chakra } from '@chakra-ui/react/styled-system';
import { AUTH_CALLBACK } from '../../i18n/messages/auth';
import type { AccountSwitch } from '../../services/sign-in';
import { Button } from '../../components/button';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';

const Body = chakra('div', { base: { display: 'grid', gap: '4', overflowWrap: 'anywhere' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' } });

export interface SwitchAccountPromptProps extends AccountSwitch {
  /** @param change whether the link's account takes the place of the one that is signed in */
  readonly onAnswer: (change: boolean) => void;
}

/** Asked before a link signs in another account than the one that is there: whoever sent it may have meant no good. */
export function SwitchAccountPrompt({ current, incoming, onAnswer }: SwitchAccountPromptProps) {
  const { question: words } = AUTH_CALLBACK;
  const [hereName, linkName] = [current.email || words.nameless, incoming.email || words.nameless];
  return (
    <Screen width="narrow">
      <PageHeading title={words.title} />
      <Body>
        <p>{words.who(hereName, linkName)}</p>
        <p>{words.ifChanged(hereName)}</p>
        <p>{words.ifUnasked}</p>
        <Buttons>
          <Button onPress={() => onAnswer(false)}>{words.stay}</Button>
          <Button variant="secondary" onPress={() => onAnswer(true)}>
            {words.change}
          </Button>
        </Buttons>
      </Body>
    </Screen>
  );
}
