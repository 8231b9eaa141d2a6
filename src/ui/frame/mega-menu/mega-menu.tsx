import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { SHELL } from '../../../i18n/messages/shell';
import { Modal } from '../../overlay/modal';
import { nextMegaMenuPlace } from './mega-menu-keys';
import { MegaSection, type MegaSectionProps } from './mega-section';

const Root = chakra(Modal, {
  base: {
    bg: 'bg',
    // Phones have the way out at the bottom, where the thumb is.
    gridTemplateRows: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"title" "links" "close"', md: '"title close" "links links"' },
    gridTemplateColumns: { md: '1fr auto' },
    animation: 'appear 160ms ease-out',
    paddingTop: 'max(env(safe-area-inset-top), env(titlebar-area-height, 0px))',
    paddingBottom: 'env(safe-area-inset-bottom)',
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
  },
});
const Title = chakra('h2', {
  base: {
    gridArea: 'title',
    alignSelf: 'center',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: '3',
    fontSize: { base: '3xl', md: '4xl' },
    lineHeight: '1',
  },
});
const Close = chakra('button', {
  base: {
    gridArea: 'close',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: { base: '14', md: 'touch' },
    marginInlineEnd: { md: '6' },
    paddingInline: '4',
    alignSelf: { base: 'stretch', md: 'center' },
    borderTopWidth: { base: '1px', md: '0' },
    borderRadius: { md: 'full' },
    bg: { base: 'bg.raised', md: 'transparent' },
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
const Links = chakra('nav', {
  base: { gridArea: 'links', overflowY: 'auto', overscrollBehavior: 'contain' },
});
// Columns of their own height: a short section leaves no hole beside a long one.
const Columns = chakra('div', {
  base: {
    columnCount: { base: 1, md: 3, lg: 4, xl: 5 },
    columnGap: { base: '6', xl: '10' },
    paddingInline: { base: '4', md: '8' },
    paddingTop: '3',
    paddingBottom: '4',
  },
});

export interface MegaMenuProps {
  readonly sections: readonly Pick<MegaSectionProps, 'label' | 'rows'>[];
  readonly onClose: () => void;
  /** What takes the focus on closing where the browser gave the opener none. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/**
 * Every place there is, over the whole window. Arrow keys walk links and sections; Escape, the system's back gesture, the
 * close button and choosing a row close it.
 */
export function MegaMenu({ sections, onClose, returnFocus }: MegaMenuProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const rows = Array.from(event.currentTarget.querySelectorAll('[data-section]'), (section) =>
      Array.from(section.querySelectorAll<HTMLElement>('[data-row]')),
    );
    const section = rows.findIndex((list) => list.some((row) => row === document.activeElement));
    const link = rows[section]?.findIndex((row) => row === document.activeElement) ?? -1;
    const at = section < 0 ? null : { section, link };
    const next = nextMegaMenuPlace(
      event.key,
      at,
      rows.map(({ length }) => length),
    );
    if (!next) return;
    event.preventDefault();
    rows[next.section]?.[next.link]?.focus();
  }

  return (
    // Arrow keys are shortcuts between links, which all take part in the Tab order as well.
    <Root
      data-whole-window=""
      aria-labelledby={titleId}
      onClose={onClose}
      initialFocus={title}
      returnFocus={returnFocus}
      onKeyDown={onKeyDown}
    >
      <Title id={titleId} ref={title} tabIndex={-1}>
        {SHELL.menu}
      </Title>
      <Close type="button" onClick={onClose}>
        <X size={20} aria-hidden="true" />
        {SHELL.closeMenu}
      </Close>
      <Links aria-labelledby={titleId}>
        <Columns>
          {sections.map((section) => (
            <MegaSection key={section.label} {...section} onLeave={onClose} />
          ))}
        </Columns>
      </Links>
    </Root>
  );
}
