const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * True if a request comes from a page this server has served, or from a tool without an origin. With DNS rebinding a
 * site's own name can lead to this machine and share its origin, so a server on localhost accepts no other host name.
 * @param listensTo the network address the server listens on
 */
export function isOwnPage(request: Request, listensTo: string): boolean {
  const { host, hostname } = new URL(request.url);
  const origin = request.headers.get('origin');
  const own = origin === null || (URL.canParse(origin) && new URL(origin).host === host);
  return own && (LOOPBACK.test(hostname) || !LOOPBACK.test(listensTo));
}
