const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether a request comes from a page that this server itself has served, or from a tool that is no page. A site may have
 * its own name lead to this machine, and is then of one origin with the server: where that listens to this machine alone,
 * it goes by no other name.
 * @param listensTo the network address that the server listens on
 */
export function isOwnPage(request: Request, listensTo: string): boolean {
  const { host, hostname } = new URL(request.url);
  const origin = request.headers.get('origin');
  const own = origin === null || (URL.canParse(origin) && new URL(origin).host === host);
  return own && (LOOPBACK.test(hostname) || !LOOPBACK.test(listensTo));
}
