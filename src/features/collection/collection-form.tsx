import { chakra } from '@chakra-ui/react/styled-system';
import Search from 'lucide-react/icons/search';
import Shuffle from 'lucide-react/icons/shuffle';
import Sparkles from 'lucide-react/icons/sparkles';
import type { SyntheticEvent } from 'react';
import { Button } from '../../components/button';
import { CheckField } from '../../components/form/check-field';
import { SelectField, type SelectOption } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { COLLECTION_GENRES, type CollectionGenre } from '../../config/collection';
import { LOW_WINDOW } from '../../config/ui';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { COLLECTION } from './messages';
import type { CollectionSearchKind } from './use-collection';

const Form = chakra('form', {
  base: {
    gridArea: 'form',
    display: 'grid',
    gap: { base: '1', md: '4' },
    padding: { base: '2', md: '6' },
    // Hidden on phones to save a line: the viewer chose these services and knows their names.
    '& input + label + p': { display: { base: 'none', md: 'block' } },
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
  },
});
const Fields = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'end',
    gap: { base: '3', md: '4' },
    // Side by side at normal font sizes, so that the results start in the first half of a phone's screen.
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      md: 'minmax(0, 1fr) 14rem',
    },
    [LOW_WINDOW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '1.5', md: '3' },
    '& > button': {
      flex: { base: '1 1 auto', md: '0 0 auto' },
      paddingInline: { base: '1', md: '5' },
      fontSize: { base: 'sm', md: 'md' },
    },
    // On phones three buttons fit into a row only without icons.
    '& > button > svg': { display: { base: 'none', md: 'block' } },
  },
});

const OPTIONS: readonly SelectOption<CollectionGenre>[] = COLLECTION_GENRES.map((genre) => ({
  value: genre,
  label: genre === 'all' ? COLLECTION.allGenres : CHOICES.genre[genre],
}));

export interface CollectionFormProps {
  readonly text: string;
  readonly genre: CollectionGenre;
  readonly onText: (text: string) => void;
  readonly onGenre: (genre: CollectionGenre) => void;
  /** The viewer's services; empty if none are chosen. */
  readonly own: readonly string[];
  readonly onlyOwn: boolean;
  readonly onOnlyOwn: (only: boolean) => void;
  /** The running search, if any. */
  readonly running: CollectionSearchKind | null;
  readonly onSearch: (kind: Exclude<CollectionSearchKind, 'open'>) => void;
}

/** The search criteria, and three kinds of search. */
export function CollectionForm(props: CollectionFormProps) {
  const { text, genre, onText, onGenre, own, onlyOwn, onOnlyOwn, running, onSearch } = props;

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
      {own.length > 0 && (
        <CheckField
          label={WATCH_PREFERENCES.onlyOwn}
          note={text.trim() === '' ? WATCH_PREFERENCES.onlyOwnNote(own) : WATCH_PREFERENCES.onlyOwnByName}
          checked={onlyOwn}
          onChange={onOnlyOwn}
        />
      )}
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
          variant="secondary"
          icon={<Shuffle size={18} aria-hidden="true" />}
          loading={running === 'variety'}
          onPress={() => onSearch('variety')}
        >
          {COLLECTION.variety}
        </Button>
        <Button
          variant="secondary"
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
