import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { matchPath, useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  /** The page before is not come back to. */
  readonly replace?: boolean;
  /** What the entry of the history carries. */
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a place of the application. The router's own brings 4 kB for prefetching, which needs a server of its own
 * kind; this one is made of the same hooks.
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
  /** It says that one is there at this very place alone, and not below it. */
  readonly end?: boolean;
}

/** A link that says when it leads to where one is. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useResolvedPath(link.to);
  const here = useLocation().pathname;
  const isHere = matchPath({ path: pathname, end: end || pathname === '/' }, here) !== null;
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />;
}
