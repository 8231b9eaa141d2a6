import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { APP } from '../../config/messages/app';
import { SYNC_PAGE } from '../../config/messages/sync-page';
import { useMember } from '../../data/hooks/member-provider';
import { useMerges } from '../../data/hooks/use-merges';
import { useOutbox } from '../../data/hooks/use-outbox';
import { useSyncedAt } from '../../data/hooks/use-synced-at';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { SectionHeading } from '../../ui/section-heading';
import { Spinner } from '../../ui/spinner';
import { MergeList } from './merge-list';
import { PendingList } from './pending-list';

const Stack = chakra('div', { base: { display: 'grid', gap: '8' } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });
const Top = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
});

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** /profile/sync: the truth about what is saved. */
export function SyncScreen() {
  const member = useMember();
  const changes = useOutbox();
  const merges = useMerges();
  const syncedAt = useSyncedAt();
  const [syncing, setSyncing] = useState(false);
  const words = SYNC_PAGE;

  async function syncNow() {
    setSyncing(true);
    await member?.syncOnce();
    setSyncing(false);
  }

  const waiting = changes?.filter(({ state }) => state === 'waiting');
  const aside = changes?.filter(({ state }) => state === 'set-aside');
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      {!waiting || !aside || !merges ? (
        <Spinner label={APP.loading} />
      ) : (
        <Stack>
          <Top>
            <Muted>{syncedAt === null ? words.never : words.syncedAt(moment.format(syncedAt))}</Muted>
            <Button look="secondary" loading={syncing} loadingText={words.syncing} onPress={() => void syncNow()}>
              {words.syncNow}
            </Button>
          </Top>
          {aside.length > 0 && (
            <section>
              <SectionHeading title={words.asideTitle} />
              <PendingList changes={aside} />
            </section>
          )}
          <section>
            <SectionHeading title={words.waitingTitle} />
            {waiting.length > 0 ? <PendingList changes={waiting} /> : <Muted>{words.nothingWaits}</Muted>}
          </section>
          <section>
            <SectionHeading title={words.mergesTitle} />
            {merges.length > 0 ? <MergeList merges={merges} /> : <Muted>{words.noMerges}</Muted>}
          </section>
        </Stack>
      )}
    </>
  );
}
