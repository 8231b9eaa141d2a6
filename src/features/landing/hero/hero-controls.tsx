import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LANDING } from '../../../words/en/landing/landing';
import type { HeroBackdrop } from '../../../domain/lists/charts';
import { IconButton } from '../../../components/icon-button';
import { Dots } from './dots';
import { PlayButton } from './play-button';

const Row = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingBottom: '4',
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
  },
});
const Caption = chakra('p', {
  base: { flex: '1 1 0', minWidth: 0, color: 'fg.muted', fontSize: 'sm' },
});
const Movie = chakra('span', { base: { color: 'fg', fontFamily: 'heading', fontSize: 'lg', marginLeft: '2' } });
const Arrows = chakra('div', { base: { display: 'flex', gap: '1' } });
// On phones a row of its own, below: seven targets of 44 px do not fit beside each other.
const Places = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: { base: '1 1 100%', md: '0 0 auto' },
    order: { base: 1, md: 0 },
    // Its icon stands below the words; beside a notch its edge does.
    marginLeft: { base: 'min(0px, env(safe-area-inset-left) - 0.75rem)', md: '0' },
  },
});

export interface HeroControlsProps {
  readonly backdrops: readonly HeroBackdrop[];
  readonly index: number;
  readonly onGoTo: (index: number) => void;
  readonly playing: boolean;
  readonly onPlay: () => void;
}

/** Which movie the picture is of, and the ways to another one. */
export function HeroControls({ backdrops, index, onGoTo, playing, onPlay }: HeroControlsProps) {
  const { hero: words } = LANDING;
  return (
    <Row role="group" aria-label={words.label}>
      <Caption>
        {words.nowShowing}
        <Movie>{backdrops[index]?.title}</Movie>
      </Caption>
      <Places>
        <PlayButton playing={playing} onPress={onPlay} stop={words.pause} start={words.play} />
        <Dots
          places={backdrops.map(({ id, title }) => ({ id, label: words.show(title) }))}
          index={index}
          onGoTo={onGoTo}
        />
      </Places>
      <Arrows>
        <IconButton
          label={words.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          surface="raised"
          onPress={() => onGoTo(index - 1)}
        />
        <IconButton
          label={words.next}
          icon={<ChevronRight aria-hidden="true" />}
          surface="raised"
          onPress={() => onGoTo(index + 1)}
        />
      </Arrows>
    </Row>
  );
}
