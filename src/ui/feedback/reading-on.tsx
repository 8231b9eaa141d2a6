import { chakra } from '@chakra-ui/react/styled-system';
import { SEARCH_PROGRESS } from '../../i18n/messages/questionnaire';
import { formatPercent } from '../../i18n/format';
import { Button } from '../controls/button';

const Block = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    marginBottom: '5',
    color: 'fg.muted',
    textAlign: 'center',
    '&:not(:has(button))': { marginBottom: '0' },
  },
});

export interface SearchProgressProps {
  /** How much was read, from 0 to 1; null while the search does not read on. */
  readonly share: number | null;
  readonly onStop: () => void;
}

/** Says how far a search is that reads on to the last page, and ends it on request. */
export function SearchProgress({ share, onStop }: SearchProgressProps) {
  return (
    <Block>
      {/* There before its first word, and told anew with each tenth alone, so that a screen reader can follow. */}
      <p role="status">{share !== null && SEARCH_PROGRESS.progress(formatPercent(Math.floor(share * 10) / 10, 0))}</p>
      {share !== null && (
        <Button variant="ghost" onPress={onStop}>
          {SEARCH_PROGRESS.stop}
        </Button>
      )}
    </Block>
  );
}
