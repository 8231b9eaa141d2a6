import { chakra } from '@chakra-ui/react/styled-system';
import type { Movie } from '../../../domain/movies/movie';
import { WATCH_PREFERENCES } from '../../../i18n/messages/movies';
import { RESULTS } from '../../../i18n/messages/questionnaire';
import { ChipList } from '../../controls/chip-list';
import { useLocalStreaming } from './viewing-context';
import { Estimated } from './estimated';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontSize: 'sm' },
});

export interface ServicesProps {
  readonly movie: Partial<Movie>;
}

/** 'Available on:' and the services that stream a movie where the reader is; nothing where there is none. */
export function ServiceList({ movie }: ServicesProps) {
  const { names, estimated, own } = useLocalStreaming(movie);
  if (names.length === 0) return null;
  return (
    <Row>
      <span>{RESULTS.availableOn}</span>
      <ChipList label={RESULTS.availableOn} items={names} look="filled" marked={{ items: own, word: WATCH_PREFERENCES.yours }} />
      {estimated && <Estimated>{RESULTS.estimated}</Estimated>}
    </Row>
  );
}
