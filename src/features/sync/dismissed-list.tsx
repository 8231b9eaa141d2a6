import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useListedFilms } from '../../data/hooks/marks/use-listed-films';
import { useMarkedIds } from '../../data/hooks/marks/use-marked-ids';
import type { ListedFilm } from '../../domain/lists/marked-view';
import { Button } from '../../ui/controls/button';
import { SectionHeading } from '../../ui/layout/section-heading';
import { SYNC_PAGE } from '../../words/en/sync/sync-page';
import { SyncRow } from './sync-row';

/** Films that are named before all are asked for. */
const NAMED = 20;

const All = chakra('div', { base: { paddingBlock: '3' } });

export interface DismissedListProps {
  /** 'Not for me' is taken back for the film with this id. */
  readonly onTakeBack: (id: number) => void;
}

function titleOf({ id, card }: ListedFilm): string {
  return card?.title ?? SYNC_PAGE.unknownFilm(id);
}

/** Films that are not recommended because the member said so, newest first; nothing where there are none. */
export function DismissedList({ onTakeBack }: DismissedListProps) {
  const words = SYNC_PAGE;
  const heading = useId();
  const [all, setAll] = useState(false);
  const ids = useMarkedIds('dismissed');
  const films = useListedFilms(ids);
  if (!films || films.length === 0) return null;
  const named = all ? films : films.slice(0, NAMED);
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={words.dismissedTitle} />
      <ul>
        {named.map((film) => (
          <SyncRow key={film.id} title={titleOf(film)} note={words.dismissedNote}>
            <Button look="secondary" label={words.takeBackOf(titleOf(film))} onPress={() => onTakeBack(film.id)}>
              {words.takeBack}
            </Button>
          </SyncRow>
        ))}
      </ul>
      {named.length < films.length && (
        <All>
          <Button look="ghost" onPress={() => setAll(true)}>
            {words.showAll(films.length)}
          </Button>
        </All>
      )}
    </section>
  );
}
