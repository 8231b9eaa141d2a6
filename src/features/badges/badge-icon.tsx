import { Compass, Eye, Film, Heart, Search, Star, Trophy, type LucideIcon } from 'lucide-react';

/** The icons of the specification, section 2, by the names that the table of badges uses. */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['Search', Search],
  ['Compass', Compass],
  ['Film', Film],
  ['Heart', Heart],
  ['Star', Star],
  ['Trophy', Trophy],
  ['Eye', Eye],
]);

/** A badge's icon; a trophy for a name that is not known. */
export function badgeIcon(name: string): LucideIcon {
  return ICONS.get(name) ?? Trophy;
}
