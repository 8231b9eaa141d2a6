import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { requestSender, type SendRequest } from '../../../../local-stack/doctor/request';
import type { Deployment } from '../../../../local-stack/doctor/deployment';
import { createGetSecret, readOrigins } from '../../../../supabase/functions/get-secret/handler';

/** The settings reported by a project's auth service, with GoTrue's names. */
export const SETTINGS = {
  external: {
    ...{ anonymous_users: false, apple: false, azure: false, bitbucket: false, discord: false, facebook: false },
    ...{ figma: false, fly: false, github: false, gitlab: false, google: false, keycloak: false, kakao: false },
    ...{ linkedin: false, linkedin_oidc: false, notion: false, spotify: false, slack: false, slack_oidc: false },
    ...{ workos: false, twitch: false, twitter: false, email: true, phone: false, zoom: false },
  },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: 'twilio',
  saml_enabled: false,
};

const KEY = 'key of the movie database';
const PROJECT = 'https://abcdefghijklmnopqrst.supabase.co';
const MOVIE_DATABASE = 'https://movie-database.example/3';

/** A server that simulates a site's project at Supabase and the movie database. */
export interface HostedProject {
  settings: typeof SETTINGS;
  /** The redirect of email links if the requested address is not listed. */
  siteAddress: string;
  /** The list of redirects. */
  redirects: readonly string[];
  /** SITE_ORIGINS of the function; unset if undefined. */
  siteOrigins: string | undefined;
  /** Origins of the pages that requested the key, in order. */
  askedFrom: (string | undefined)[];
  /** A site whose project is on another host. */
  readonly deployment: Deployment;
  /** The server's own address: a local project. */
  readonly url: string;
  /** Finds the project and the movie database here. */
  readonly ask: SendRequest;
  close(): Promise<void>;
}

export async function startHostedProject(): Promise<HostedProject> {
  const project = {
    settings: SETTINGS,
    siteAddress: 'https://movies.example.com',
    redirects: [] as readonly string[],
    siteOrigins: undefined as string | undefined,
    askedFrom: [] as (string | undefined)[],
  };

  async function secretFor(request: IncomingMessage): Promise<Response> {
    const { origin } = request.headers;
    project.askedFrom.push(origin);
    const origins = readOrigins(project.siteOrigins);
    const getSecret = createGetSecret(
      () => KEY,
      origins && (({ headers }) => origins.has(headers.get('origin') ?? '')),
    );
    const { method = 'GET' } = request;
    const headers: HeadersInit = origin === undefined ? {} : { origin };
    return getSecret(new Request(`${PROJECT}/`, { method, headers, body: await text(request) }));
  }

  /** No link is valid here: each is redirected with an error. */
  function sendBack(requested: string): Response {
    const target = project.redirects.includes(requested) ? requested : project.siteAddress;
    return new Response(null, { status: 303, headers: { location: `${target}#error=access_denied` } });
  }

  async function answer(request: IncomingMessage): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url ?? '/', PROJECT);
    switch (pathname) {
      case '/auth/v1/settings':
        return Response.json(project.settings);
      case '/auth/v1/verify':
        return sendBack(searchParams.get('redirect_to') ?? '');
      case '/functions/v1/get-secret':
        return secretFor(request);
      case '/3/configuration':
        return Response.json({}, { status: searchParams.get('api_key') === KEY ? 200 : 401 });
      default:
        return new Response(null, { status: 404 });
    }
  }

  const server = createServer((request, response) => {
    void answer(request).then(async (right) => {
      response.writeHead(right.status, Object.fromEntries(right.headers));
      response.end(await right.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return Object.assign(project, {
    url,
    deployment: {
      site: 'https://movies.example.com',
      supabase: PROJECT,
      key: 'publishable',
      movieDatabase: MOVIE_DATABASE,
      images: MOVIE_DATABASE,
      contact: '',
    },
    ask: requestSender((input, init) => {
      const target = input instanceof Request ? input.url : input.toString();
      const elsewhere = [PROJECT, new URL(MOVIE_DATABASE).origin].find((origin) => target.startsWith(`${origin}/`));
      return fetch(elsewhere === undefined ? target : target.replace(elsewhere, url), init);
    }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
