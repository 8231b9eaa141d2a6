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

// One line of fields and buttons; on phones a line of each, so that posters start in the first half of the screen.
const Form = chakra('form', {
  base: {
    gridArea: 'form',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      lg: 'minmax(0, 1fr) 12rem auto',
    },
    alignItems: 'end',
    alignContent: 'start',
    columnGap: { base: '2', md: '3' },
    rowGap: '2',
    // Hidden on phones to save a line: the viewer chose these services and knows their names.
    '& input + label + p': { display: { base: 'none', md: 'block' } },
    [LOW_WINDOW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const Buttons = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '1.5', md: '2' },
    '& > button': {
      flex: { base: '1 1 auto', md: '0 0 auto' },
      minHeight: { md: '3rem' },
      paddingInline: { base: '1', md: '4' },
      fontSize: { base: 'sm', md: 'md' },
    },
    // On phones three buttons fit into a row only without icons.
    '& > button > svg': { display: { base: 'none', md: 'block' } },
  },
});
const Services = chakra('div', { base: { gridColumn: '1 / -1' } });

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
      <TextField label={COLLECTION.searchBox} type="search" value={text} onChange={onText} autoComplete="off" />
      <SelectField label={COLLECTION.genre} value={genre} options={OPTIONS} onChange={onGenre} />
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
      {own.length > 0 && (
        <Services>
          <CheckField
            label={WATCH_PREFERENCES.onlyOwn}
            note={text.trim() === '' ? WATCH_PREFERENCES.onlyOwnNote(own) : WATCH_PREFERENCES.onlyOwnByName}
            checked={onlyOwn}
            onChange={onOnlyOwn}
          />
        </Services>
      )}
    </Form>
  );
}
