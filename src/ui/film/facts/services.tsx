import { chakra } from '@chakra-ui/react/styled-system';
import { RESULTS } from '../../../words/en/recommend/results';
import { ChipList } from '../../controls/chip-list';
import { Estimated } from './estimated';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontSize: 'sm' },
});

export interface ServicesProps {
  readonly names: readonly string[];
  /** They are a guess, and said to be one. */
  readonly estimated: boolean;
}

/** 'Available on:' and the services that stream a film; nothing where there is none. */
export function Services({ names, estimated }: ServicesProps) {
  if (names.length === 0) return null;
  return (
    <Row>
      <span>{RESULTS.availableOn}</span>
      <ChipList label={RESULTS.availableOn} items={names} look="filled" />
      {estimated && <Estimated>{RESULTS.estimated}</Estimated>}
    </Row>
  );
}
