import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from './skeleton';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2.5' } });

/** A film card on its way, of the same size, so that nothing jumps when it comes. */
export function FilmCardSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Skeleton shape="poster" />
      <Skeleton shape="line" />
      <Skeleton shape="shortLine" />
    </Stack>
  );
}
