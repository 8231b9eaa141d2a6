import { chakra } from '@chakra-ui/react/styled-system';
import { Monitor, Moon, Sun } from 'lucide-react';
import { COLOUR_SCHEMES, type ColourScheme } from '../../config/ui';
import { useTheme } from '../../data/hooks/device/use-theme';
import { ChoiceCards } from '../../components/form/choices';
import { APPEARANCE } from '../../words/en/account/appearance';

const ThemeNote = chakra('p', { base: { marginTop: '3', color: 'fg.muted', fontSize: 'sm' } });

const ICONS: Readonly<Record<ColourScheme, typeof Sun>> = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or like the device: shown at once. */
export function ThemeChoice() {
  const { chosen, choose } = useTheme();
  const choices = COLOUR_SCHEMES.map((value) => {
    const Icon = ICONS[value];
    return { value, label: APPEARANCE.themes[value], icon: <Icon size={20} aria-hidden="true" /> };
  });
  return (
    <>
      <ChoiceCards
        legend={APPEARANCE.legend}
        legendHidden
        choices={choices}
        value={chosen}
        onChange={choose}
        columns="one"
      />
      <ThemeNote>{APPEARANCE.kept}</ThemeNote>
    </>
  );
}
