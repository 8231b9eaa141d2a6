import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { LOW_WINDOW } from '../../config/ui';
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
    [LOW_WINDOW]: { marginBottom: '4' },
  },
  variants: {
    compact: {
      true: {
        rowGap: { base: '0', md: '2' },
        marginBottom: { base: '3', md: '8' },
        '& h1': { fontSize: { base: '2xl', md: '4xl' } },
        '& h1 + p': { display: { base: 'none', md: 'block' } },
      },
    },
  },
});
const Heading = chakra('h1', {
  base: { overflowWrap: 'anywhere' },
  variants: { size: { screen: { fontSize: '4xl', [LOW_WINDOW]: { fontSize: '3xl' } }, hero: { fontSize: '5xl' } } },
});
const Lead = chakra('p', {
  base: { marginTop: '1.5', maxWidth: 'reading', color: 'fg.muted' },
  variants: {
    size: { screen: { [LOW_WINDOW]: { display: 'none' } }, hero: { marginTop: '4', fontSize: 'lg', color: 'fg' } },
  },
});

export interface PageHeadingProps {
  readonly title: string;
  readonly lead?: string;
  /** Language of title and lead, if not English. */
  readonly language?: string | undefined;
  /** The document title, if it differs from the heading. */
  readonly documentTitle?: string;
  /** 'hero' for the landing page's headline. */
  readonly size?: 'screen' | 'hero';
  /** Shown next to the heading, such as a badge. */
  readonly aside?: ReactNode;
  /** On phones: hides the lead and tightens the spacing. */
  readonly compact?: boolean;
}

/** The screen's only h1. Sets the document title and takes the focus after a route change. */
export function PageHeading(props: PageHeadingProps) {
  const { title, lead, documentTitle = title, size = 'screen', aside, compact = false, language } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { count, hasInteracted } = useRouteVisits();

  useEffect(() => {
    document.title = documentTitle === APP.name ? documentTitle : `${documentTitle} · ${APP.name}`;
  }, [documentTitle]);

  useEffect(() => {
    // Don't take the focus if the user has moved on, for example to a menu.
    const focusMoved = hasInteracted() && document.activeElement !== document.body;
    if (count > 0 && !focusMoved) heading.current?.focus({ preventScroll: true });
  }, [count, hasInteracted]);

  return (
    <Root compact={compact}>
      <div>
        <Heading ref={heading} tabIndex={-1} size={size} lang={language} dir="auto">
          {title}
        </Heading>
        {lead !== undefined && (
          <Lead size={size} lang={language} dir="auto">
            {lead}
          </Lead>
        )}
      </div>
      {aside}
    </Root>
  );
}

/** What headings need to know about route changes. */
export interface RouteVisits {
  /** Number of route changes since the page was opened. */
  readonly count: number;
  /** Whether the user has interacted with this screen before its heading was rendered. */
  readonly hasInteracted: () => boolean;
}

const VisitsContext = createContext<RouteVisits>({ count: 0, hasInteracted: () => false });

export const RouteVisitsProvider = VisitsContext.Provider;

export function useRouteVisits(): RouteVisits {
  return useContext(VisitsContext);
}

const SectionRoot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', rowGap: '1', marginBottom: '4' },
});
const sectionTitleStyle = { base: { fontSize: { base: '2xl', md: '3xl' } } } as const;
const SectionTitle = chakra('h2', sectionTitleStyle);
const DialogSectionTitle = chakra('h3', sectionTitleStyle);

/** The level of sections' headings: h3 in a dialog, whose title is an h2. */
export const SectionLevel = createContext<'h2' | 'h3'>('h2');
const Aside = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface SectionHeadingProps {
  readonly title: string;
  /** A short text next to the heading, such as 'Updated Daily'. */
  readonly aside?: ReactNode;
  /** For the section's `aria-labelledby`. */
  readonly id?: string;
}

/** Heading of a section. */
export function SectionHeading({ title, aside, id }: SectionHeadingProps) {
  const Heading = useContext(SectionLevel) === 'h2' ? SectionTitle : DialogSectionTitle;
  return (
    <SectionRoot>
      <Heading id={id}>{title}</Heading>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </SectionRoot>
  );
}

/** A section of a full-width screen, with the usual content width and vertical padding. */
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
