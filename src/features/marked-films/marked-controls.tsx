import { chakra } from '@chakra-ui/react/styled-system';
import type { SyntheticEvent } from 'react';
import { MARKED_MOVIES } from '../../words/en/account/marked-films';
import { MARKED_SORTS } from '../../domain/lists/marked-list';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import type { MarkedList } from './use-marked-list';

const Form = chakra('form', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: { base: '3', md: '4' },
    rowGap: { base: '1', md: '3' },
    marginBottom: { base: '5', md: '7' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  },
});

const SORTS = MARKED_SORTS.map((value) => ({ value, label: MARKED_MOVIES.sorts[value] }));

export interface MarkedControlsProps {
  /** What the list is called. */
  readonly title: string;
  readonly list: MarkedList;
}

/** Finds movies of a list by their title, sorts and filters it. */
export function MarkedControls({ title, list: { view, choices, change, settle } }: MarkedControlsProps) {
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    settle();
  }

  return (
    <Form role="search" aria-label={MARKED_MOVIES.find(title)} onSubmit={onSubmit}>
      <TextField
        label={MARKED_MOVIES.text}
        type="search"
        value={view.text}
        onChange={(text) => change({ text })}
        onBlur={settle}
        autoComplete="off"
      />
      <SelectField label={MARKED_MOVIES.sort} value={view.sort} options={SORTS} onChange={(sort) => change({ sort })} />
      <SelectField
        label={MARKED_MOVIES.genre}
        value={view.genre ?? ''}
        options={[
          { value: '', label: MARKED_MOVIES.allGenres },
          ...choices.genres.map((genre) => ({ value: genre, label: genre })),
        ]}
        onChange={(genre) => change({ genre: genre === '' ? null : genre })}
      />
      <SelectField
        label={MARKED_MOVIES.decade}
        value={view.decade === null ? '' : String(view.decade)}
        options={[
          { value: '', label: MARKED_MOVIES.allDecades },
          ...choices.decades.map((decade) => ({ value: String(decade), label: MARKED_MOVIES.decadeOf(decade) })),
        ]}
        onChange={(decade) => change({ decade: decade === '' ? null : Number(decade) })}
      />
    </Form>
  );
}
