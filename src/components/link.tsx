import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { matchPath, useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** State of the new history entry. */
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * An internal link. The router's own adds 4 kB for prefetching, which needs its server framework; this one uses the
 * same hooks.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    ...(anchor.target !== undefined && { target: anchor.target }),
    ...(replace !== undefined && { replace }),
    state,
  });
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return (
    <a {...anchor} href={useHref(to)} onClick={click}>
      {children}
    </a>
  );
}

export interface NavLinkProps extends LinkProps {
  /** Current only at exactly this path, not below it. */
  readonly end?: boolean;
}

/** A link with `aria-current` when it leads to the current page. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useResolvedPath(link.to);
  const currentPath = useLocation().pathname;
  const isCurrent = matchPath({ path: pathname, end: end || pathname === '/' }, currentPath) !== null;
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
