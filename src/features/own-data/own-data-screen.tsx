import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { MARKS } from '../../marks/messages';
import { OWN_DATA } from '../../words/en/own-data/own-data';
import { STORAGE } from '../../i18n/messages/shell';
import { formatUnitList } from '../../i18n/format';
import { useMemberCopy } from '../../data/hooks/account/use-member-copy';
import { useMemberState } from '../../hooks/member-provider';
import { useInitialSyncStatus } from '../../hooks/use-sync-status';
import { saveFile } from '../../lib/share';
import type { StorageError } from '../../lib/storage';
import { copyText, listCsv, type MemberCopy, watchedCsv } from '../../domain/export';
import { kindsWith } from '../../domain/marks/mark-kinds';
import type { Member } from '../../domain/account/session';
import { ErrorPanel } from '../../components/error-panel';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import { PageHeading } from '../../components/layout/headings';
import { CopyCard } from './copy-card';
import { ImportCard } from './import-card';

const Cards = chakra('div', { base: { display: 'grid', gap: '6', maxWidth: '34rem' } });
const Note = chakra('p', { base: { padding: '4', marginBottom: '6', borderRadius: 'md', bg: 'accent.subtle' } });

/** One of the files that can be made of a copy. */
interface CopyFile {
  readonly name: string;
  readonly type: string;
  readonly textOf: (copy: MemberCopy) => string;
}

const CSV = 'text/csv;charset=utf-8';
const FILES = {
  everything: { name: 'matinee.json', type: 'application/json', textOf: copyText },
  watched: {
    name: 'matinee-watched.csv',
    type: CSV,
    textOf: ({ marks }) => watchedCsv(marks.watched),
  },
  favorites: {
    name: 'matinee-favorites.csv',
    type: CSV,
    textOf: ({ marks }) => listCsv(marks.favorite),
  },
} as const satisfies Record<string, CopyFile>;

/** /profile/data: what the device has of the member, as files to save. */
export function OwnDataScreen({ member }: { readonly member: Member }) {
  const state = useMemberState();
  const source = useMemberCopy(member.email);
  const knowledge = useInitialSyncStatus();
  const [busy, setBusy] = useState<keyof typeof FILES | null>(null);
  const [refused, setRefused] = useState<StorageError['reason'] | null>(null);

  async function save(which: keyof typeof FILES): Promise<void> {
    if (source === null) return;
    setBusy(which);
    setRefused(null);
    const copy = await source.read();
    setBusy(null);
    if (!copy.ok) {
      setRefused(copy.error.reason);
      return;
    }
    const { name, type, textOf } = FILES[which];
    saveFile(name, new Blob([textOf(copy.value)], { type }));
    toasts.show({ kind: 'success', text: OWN_DATA.saved(name) });
  }

  const heading = <PageHeading title={OWN_DATA.title} lead={OWN_DATA.lead} />;
  if (state.status === 'failed') {
    return (
      <>
        {heading}
        <ErrorPanel text={STORAGE[state.error.reason]} />
      </>
    );
  }
  // the first pull ends soon, well or badly: what would move or be told otherwise then is not shown before
  if (source === null || knowledge === 'asking') {
    return (
      <>
        {heading}
        <Spinner label={OWN_DATA.reading} />
      </>
    );
  }
  const { counts } = source;
  const { favorite, watched } = counts;
  const marks = formatUnitList(
    kindsWith()
      .filter((kind) => counts[kind] > 0)
      .map((kind) => MARKS[kind].movies(counts[kind])),
  );
  const { everything, watched: seen, favorites } = OWN_DATA;
  const none = (sentence: string) => (knowledge === 'known' ? sentence : OWN_DATA.noneHere);
  const button = (which: keyof typeof FILES) => ({
    loading: busy === which,
    disabled: busy !== null && busy !== which,
    onSave: () => void save(which),
  });
  return (
    <>
      {heading}
      <div role="status">{knowledge !== 'known' && <Note>{OWN_DATA.incomplete}</Note>}</div>
      {refused && <ErrorPanel text={STORAGE[refused]} />}
      <Cards>
        <CopyCard {...everything} text={everything.text(marks)} {...button('everything')} />
        <CopyCard
          {...seen}
          text={watched === 0 ? none(seen.none) : seen.text}
          {...(watched > 0 && button('watched'))}
        />
        <CopyCard
          {...favorites}
          text={favorite === 0 ? none(favorites.none) : favorites.text}
          {...(favorite > 0 && button('favorites'))}
        />
        <ImportCard />
      </Cards>
    </>
  );
}
