import { Circle, CircleCheckBig } from 'lucide-react';
import { FAVORITES } from '../../words/en/account/favorites';
import { IconButton } from '../../components/icon-button';

export interface SelectButtonProps {
  readonly title: string;
  readonly selected: boolean;
  readonly onToggle: () => void;
}

/** In the heart's place while movies are being selected: takes one in, or leaves it out. */
export function SelectButton({ title, selected, onToggle }: SelectButtonProps) {
  return (
    <IconButton
      label={FAVORITES.selectMovie(title)}
      icon={<Circle aria-hidden="true" />}
      pressedIcon={<CircleCheckBig aria-hidden="true" />}
      pressed={selected}
      onPress={onToggle}
      surface="poster"
    />
  );
}
