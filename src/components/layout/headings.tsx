import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { APP } from '../../i18n/messages/shell';

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

/** The screen's change of route, as a heading that may take the focus sees it. */
export interface RouteVisits {
  /** How often the screen has changed since the page was opened: 0 on the first. */
  readonly count: number;
  /** Whether the person has pressed something on this screen before its heading came. */
  readonly isUsed: () => boolean;
}

const VisitsContext = createContext<RouteVisits>({ count: 0, isUsed: () => false });

export const RouteVisitsProvider = VisitsContext.Provider;

export function useRouteVisits(): RouteVisits {
  return useContext(VisitsContext);
}

const SectionRoot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', rowGap: '1', marginBottom: '4' },
});
const SectionTitle = chakra('h2', { base: { fontSize: { base: '2xl', md: '3xl' } } });
const Aside = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface SectionHeadingProps {
  readonly title: string;
  /** A few words beside it, such as 'Updated Daily'. */
  readonly aside?: ReactNode;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
}

/** Heading of a part of a screen. */
export function SectionHeading({ title, aside, id }: SectionHeadingProps) {
  return (
    <SectionRoot>
      <SectionTitle id={id}>{title}</SectionTitle>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </SectionRoot>
  );
}

const PanelRoot = chakra('section', {
  base: { padding: { base: '4', md: '6' }, borderWidth: '1px', borderRadius: 'lg', bg: 'bg.raised', minWidth: 0 },
});
const Title = chakra('h2', { base: { fontSize: '2xl', marginBottom: '4' } });

/** A part of a screen that stands by itself, under its own heading. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <PanelRoot aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </PanelRoot>
  );
}

/** A part of a full-width screen: as wide as other screens' content, with air above and below. */
export const Band = chakra('section', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingBlock: { base: '10', md: '16' },
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
  },
});
