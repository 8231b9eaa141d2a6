import { chakra } from '@chakra-ui/react/styled-system';
import { useNow } from '../../hooks/use-now';
import { AgeLine } from '../../components/age-line';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { RESULTS } from '../../i18n/messages/questionnaire';

const Place = chakra('div', { base: { paddingInline: { base: '4', md: '6' }, paddingTop: '3' } });

/**
 * Says of movies that were chosen from those on this device how old these are.
 * @param since milliseconds since 1970
 * @param unchecked whether only those on own services were wanted
 */
export function DeviceAge({ since, unchecked }: { readonly since: number; readonly unchecked: boolean }) {
  const now = useNow();
  return (
    <Place>
      <AgeLine reason={RESULTS.fromDevice} ageMs={now - since} />
      {unchecked && <p>{WATCH_PREFERENCES.notChecked}</p>}
    </Place>
  );
}
