import { chakra } from '@chakra-ui/react/styled-system';
import { Search, Shuffle, Sparkles } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { COLLECTION_GENRES, type CollectionGenre } from '../../config/collection';
import { COLLECTION } from '../../config/messages/collection';
import { QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import type { CollectionAct } from '../../data/hooks/use-collection';
import { Button } from '../../ui/button';
import { SelectField, type SelectOption } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    padding: { base: '4', md: '6' },
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
  },
});
const Fields = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '1', md: '4' },
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) 14rem' },
  },
});
const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, max-content)' },
    // On a phone the first button has a row of its own.
    '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > button': { paddingInline: { base: '1.5', md: '5' }, fontSize: { base: 'sm', md: 'md' } },
  },
});

const OPTIONS: readonly SelectOption<CollectionGenre>[] = COLLECTION_GENRES.map((genre) => ({
  value: genre,
  label: genre === 'all' ? COLLECTION.allGenres : QUESTIONNAIRE_GENRES[genre].label,
}));

export interface CollectionFormProps {
  readonly text: string;
  readonly genre: CollectionGenre;
  readonly onText: (text: string) => void;
  readonly onGenre: (genre: CollectionGenre) => void;
  /** The search under way, if any. */
  readonly running: CollectionAct | null;
  readonly onSearch: (act: Exclude<CollectionAct, 'open'>) => void;
}

/** What to look for, and the three ways to look for it. */
export function CollectionForm({ text, genre, onText, onGenre, running, onSearch }: CollectionFormProps) {
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    onSearch('search');
  }

  return (
    <Form role="search" aria-label={COLLECTION.title} onSubmit={onSubmit}>
      <Fields>
        <TextField label={COLLECTION.searchBox} type="search" value={text} onChange={onText} autoComplete="off" />
        <SelectField label={COLLECTION.genre} value={genre} options={OPTIONS} onChange={onGenre} />
      </Fields>
      <Buttons>
        <Button
          type="submit"
          icon={<Search size={18} aria-hidden="true" />}
          loading={running === 'search'}
          loadingText={COLLECTION.searching}
        >
          {COLLECTION.search}
        </Button>
        <Button
          look="secondary"
          icon={<Shuffle size={18} aria-hidden="true" />}
          loading={running === 'variety'}
          onPress={() => onSearch('variety')}
        >
          {COLLECTION.variety}
        </Button>
        <Button
          look="secondary"
          icon={<Sparkles size={18} aria-hidden="true" />}
          loading={running === 'fresh'}
          onPress={() => onSearch('fresh')}
        >
          {COLLECTION.fresh}
        </Button>
      </Buttons>
    </Form>
  );
}
