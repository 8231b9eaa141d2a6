import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { MESSAGES } from '../config/messages';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '2',
    marginBottom: { base: '6', md: '8' },
  },
});
const Heading = chakra('h1', {
  base: { overflowWrap: 'anywhere' },
  variants: { size: { screen: { fontSize: '4xl' }, hero: { fontSize: '5xl' } } },
});
const Lead = chakra('p', {
  base: { marginTop: '1.5', maxWidth: 'reading', color: 'fg.muted' },
  variants: { size: { screen: {}, hero: { marginTop: '4', fontSize: 'lg', color: 'fg' } } },
});

export interface PageHeadingProps {
  readonly title: string;
  readonly lead?: string;
  /** The window's title when it is not the heading. */
  readonly documentTitle?: string;
  /** Take the focus on mounting: after a change of route, not when the page is first opened. */
  readonly takeFocus?: boolean;
  /** 'hero' for the landing page's headline. */
  readonly size?: 'screen' | 'hero';
  /** Beside the heading, such as a badge. */
  readonly aside?: ReactNode;
}

/** A screen's one h1: names the window and, after a change of route, tells a screen reader where one is. */
export function PageHeading({
  title,
  lead,
  documentTitle = title,
  takeFocus = false,
  size = 'screen',
  aside,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = documentTitle === MESSAGES.app.name ? documentTitle : `${documentTitle} · ${MESSAGES.app.name}`;
  }, [documentTitle]);

  useEffect(() => {
    if (takeFocus) heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);

  return (
    <Root>
      <div>
        <Heading ref={heading} tabIndex={-1} size={size}>
          {title}
        </Heading>
        {lead !== undefined && <Lead size={size}>{lead}</Lead>}
      </div>
      {aside}
    </Root>
  );
}
