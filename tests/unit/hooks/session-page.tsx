import { act, render, screen } from '@testing-library/react';
import { ServicesProvider } from '../../../src/hooks/services-context';
import { SessionProvider, useFollowSession, useSession } from '../../../src/hooks/session-provider';
import type { StorageError } from '../../../src/db/storage';
import type { Services } from '../../../src/services/services';
import type { SessionListener } from '../../../src/db/device-database';
import type { Session } from '../../../src/domain/account/session';
import { stored } from '../services/session-row';

const ADA = stored().member.email;

interface SessionPage {
  /** How often the services were loaded. */
  loads: number;
  deliver: (session: Session | null, ended?: Parameters<SessionListener>[1]) => void;
  refuse: (error: StorageError) => void;
}

/** The page's requests, and functions that deliver its stored session or an error. */
export const page: SessionPage = { loads: 0, deliver: () => undefined, refuse: () => undefined };

/** Services whose stored session is set by the test. */
function load(): Promise<Services> {
  page.loads += 1;
  const store = {
    subscribe(listener: SessionListener, onError: typeof page.refuse) {
      let stopped = false;
      page.deliver = (session, ended) => {
        if (!stopped) listener(session, ended ?? null);
      };
      page.refuse = onError;
      return () => {
        stopped = true;
      };
    },
  };
  return Promise.resolve({ store } as unknown as Services);
}

function Shown() {
  const session = useSession();
  const follow = useFollowSession();
  return (
    <button type="button" onClick={follow}>
      {session.status === 'signed-in' ? session.session.accessToken : session.status}
      {session.status === 'signed-in' && session.session.member.email !== ADA && ` of ${session.session.member.email}`}
      {session.status === 'signed-out' && session.ended && ` by ${session.ended}`}
    </button>
  );
}

/** Delivers the stored session to the page. */
export const deliverSession = (session: Session | null) =>
  act(async () => {
    page.deliver(session);
    await Promise.resolve();
  });

/** The text of the page. */
export const pageText = () => screen.getByRole('button').textContent;

/** Opens a page. */
export async function start() {
  render(
    <ServicesProvider value={load}>
      <SessionProvider>
        <Shown />
      </SessionProvider>
    </ServicesProvider>,
  );
  await act(() => Promise.resolve());
}
