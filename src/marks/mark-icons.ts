import { CheckCheck, Eye, Heart, ThumbsDown, type LucideIcon } from 'lucide-react';
import type { UserMarkKind } from '../domain/marks/mark-kinds';

/** How a kind of mark looks on its button. */
interface MarkIcons {
  readonly icon: LucideIcon;
  /** While the movie is marked; the same icon, filled, when absent. */
  readonly marked?: LucideIcon;
}

/** A heart, an eye, a thumb that points down. */
export const MARK_ICONS: Readonly<Record<UserMarkKind, MarkIcons>> = {
  favorite: { icon: Heart },
  watched: { icon: Eye, marked: CheckCheck },
  dismissed: { icon: ThumbsDown },
};
