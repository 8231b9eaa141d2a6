import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { APP } from '../../i18n/messages/shell';
import { useRouteVisits } from './route-visits';

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
  variants: {
    denseOnPhones: {
      true: {
        rowGap: { base: '0', md: '2' },
        marginBottom: { base: '0', md: '8' },
        '& h1': { fontSize: { base: '2xl', md: '4xl' } },
        '& h1 + p': { display: { base: 'none', md: 'block' } },
      },
    },
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
  /** 'hero' for the landing page's headline. */
  readonly size?: 'screen' | 'hero';
  /** Beside the heading, such as a badge. */
  readonly aside?: ReactNode;
  /** On a phone what follows begins at once: without the lead, and close to the heading. */
  readonly denseOnPhones?: boolean;
}

/** A screen's one h1: names the window and, after a change of route, takes the focus to say where one is. */
export function PageHeading(props: PageHeadingProps) {
  const { title, lead, documentTitle = title, size = 'screen', aside, denseOnPhones = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { count, isUsed } = useRouteVisits();

  useEffect(() => {
    document.title = documentTitle === APP.name ? documentTitle : `${documentTitle} · ${APP.name}`;
  }, [documentTitle]);

  useEffect(() => {
    // Whoever has gone on to something else meanwhile, such as a menu, keeps it.
    const isElsewhere = isUsed() && document.activeElement !== document.body;
    if (count > 0 && !isElsewhere) heading.current?.focus({ preventScroll: true });
  }, [count, isUsed]);

  return (
    <Root denseOnPhones={denseOnPhones}>
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
