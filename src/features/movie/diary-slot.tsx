import { chakra } from '@chakra-ui/react/styled-system';
import { lazyComponent, Optional } from '../../components/lazy-component';
import { useSession } from '../../hooks/session-provider';
import type { IdentifiedMovie } from '../../domain/movies/movie';

const DiaryPanel = lazyComponent(
  () => import('./diary-panel'),
  (file) => file.DiaryPanel,
);
const VisitorRating = lazyComponent(
  () => import('./star-rating'),
  (file) => file.VisitorRating,
);

// As high as the panel, to avoid a layout shift: its two rows are side by side on wide screens.
const Space = chakra('div', {
  base: { containerType: 'inline-size', minHeight: '5.75rem' },
  variants: {
    place: {
      screen: {
        marginTop: { base: '-3', md: '-4' },
        marginBottom: { base: '7', md: '9' },
        minHeight: { lg: '2.75rem' },
      },
      dialog: { gridArea: 'diary' },
    },
  },
});

export interface DiarySlotProps {
  readonly movie: IdentifiedMovie;
  readonly place: 'screen' | 'dialog';
}

/** The place of a member's rating and viewings of a movie, or of the stars for a visitor. */
export function DiarySlot({ movie, place }: DiarySlotProps) {
  const { status } = useSession();
  const Panel = status === 'signed-in' || status === 'loading' ? DiaryPanel : VisitorRating;
  return (
    <Space place={place}>
      <Optional>
        <Panel movie={movie} />
      </Optional>
    </Space>
  );
}
