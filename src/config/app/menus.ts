/** Milliseconds the pointer rests on a menu entry before its submenu opens (specification, section 2, Header). */
export const SUBMENU_OPEN_MS = 100;
/** Milliseconds a submenu stays after the pointer has left it (specification, section 2, Header). */
export const SUBMENU_GRACE_MS = 300;
