import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const GROUND = 'var(--m-colors-bg)';
// The room is there before the picture is known, so that nothing jumps.
const Band = chakra('div', {
  base: {
    position: 'relative',
    height: { base: 'min(62vw, 20rem)', md: 'min(42vw, 31rem)' },
    background: 'linear-gradient(160deg, var(--m-colors-accent-subtle), var(--m-colors-bg-sunken) 70%)',
    overflow: 'hidden',
    _after: {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to top, ${GROUND} 2%, color-mix(in srgb, ${GROUND} 82%, transparent) 30%, transparent 85%)`,
      // Facts and buttons wrap, and push the name up.
      '@media (min-width: 48rem) and (max-width: 79.99rem)': {
        background: `linear-gradient(to top, ${GROUND} 2%, color-mix(in srgb, ${GROUND} 90%, transparent) 60%, transparent)`,
      },
    },
  },
});
const Head = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '7.5rem minmax(0, 1fr)', md: '15.5rem minmax(0, 1fr)' },
    gridTemplateAreas: {
      base: '"poster title" "facts facts" "actions actions"',
      md: '"poster title" "poster facts" "poster actions"',
    },
    gridTemplateRows: { md: '1fr auto auto' },
    columnGap: { base: '4', md: '9' },
    rowGap: { base: '4', md: '5' },
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    marginTop: { base: '-7rem', md: 'max(-16rem, -26vw)' },
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
  },
});
const PosterSpot = chakra('div', {
  base: { gridArea: 'poster', alignSelf: 'end', borderRadius: 'md', boxShadow: 'floating' },
});
const TitleSpot = chakra('div', {
  base: {
    gridArea: 'title',
    alignSelf: 'end',
    minWidth: 0,
    '& > *': { marginBottom: { base: '0', md: '0' } },
    // A name of one endless word wraps instead of widening the screen.
    '& > * > *': { minWidth: 0 },
  },
});
const FactsSpot = chakra('div', { base: { gridArea: 'facts', display: 'grid', gap: '3' } });
const ActionsSpot = chakra('div', {
  base: {
    gridArea: 'actions',
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    flexWrap: 'wrap',
    gap: '2.5',
    // On phones the first one, the trailer, is as wide as the two marks under it, and so is what stands alone at the end.
    '& > *': { paddingInline: { base: '3', md: '6' } },
    '& > :first-child, & > :last-child:nth-child(even)': { gridColumn: '1 / -1' },
  },
});

export interface HeroFrameProps {
  readonly backdrop: ReactNode;
  readonly poster: ReactNode;
  readonly title: ReactNode;
  readonly facts: ReactNode;
  readonly actions: ReactNode;
}

/** A movie's wide picture, its poster over it, its name, facts and what one can do, each in its place. */
export function HeroFrame({ backdrop, poster, title, facts, actions }: HeroFrameProps) {
  return (
    <>
      <Band>{backdrop}</Band>
      <Head>
        <PosterSpot>{poster}</PosterSpot>
        <TitleSpot>{title}</TitleSpot>
        <FactsSpot>{facts}</FactsSpot>
        {actions !== null && <ActionsSpot>{actions}</ActionsSpot>}
      </Head>
    </>
  );
}
