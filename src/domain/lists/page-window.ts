import { PAGE_WINDOW } from '../../config/collection';

/** Pages there are for so many items; one even when there is none. */
export function pageCount(items: number, pageSize: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/**
 * The page numbers to show: as many as the window holds, the current one in the middle where there is room on both sides.
 * @param page from 1
 * @param pages how many there are
 */
export function pageWindow(page: number, pages: number, width: number = PAGE_WINDOW): number[] {
  const shown = Math.min(width, pages);
  const first = Math.min(Math.max(1, page - Math.floor(width / 2)), pages - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
