import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { APP } from '../../../i18n/messages/shell';
import { LANDING_SECTIONS } from '../../../words/en/landing/landing-sections';
import { reloadPage } from '../../../lib/app-update';
import { Button } from '../../../components/button';
import { ErrorBoundary } from '../../../components/error-boundary';
import { ErrorPanel } from '../../../components/error-panel';
import { Spinner } from '../../../components/spinner';
import { useNearViewport } from '../../../components/layout/use-intersection';

const Root = chakra('div', {
  base: { maxWidth: '44rem', marginInline: 'auto', marginTop: { base: '10', md: '16' }, scrollMarginTop: '5rem' },
});
const Head = chakra('div', { base: { marginBottom: '5', textAlign: { md: 'center' } } });
const Title = chakra('h3', { base: { fontSize: '3xl', outline: 'none' } });
const Lead = chakra('p', { base: { marginTop: '1', color: 'fg.muted' } });
// As high as its first question, so that what follows stays where it is.
const Room = chakra('div', { base: { minHeight: { base: '38rem', sm: '26rem' } } });

export interface FinderProps {
  /** Counts the presses on 'Try it now': each leads here. */
  readonly asked: number;
  /** It is to show the movies it found. */
  readonly resultsOpen: boolean;
  /** The questionnaire; drawn, and so loaded, only when it is near or asked for. */
  readonly renderQuestionnaire: () => ReactNode;
}

/** The questionnaire itself, for visitors. */
export function Finder({ asked, resultsOpen, renderQuestionnaire }: FinderProps) {
  const { finder: words } = LANDING_SECTIONS;
  const root = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const near = useNearViewport(root);

  useEffect(() => {
    if (asked === 0) return;
    root.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [asked]);

  return (
    <Root ref={root}>
      <Head>
        <Title ref={title} tabIndex={-1}>
          {words.title}
        </Title>
        <Lead>{words.lead}</Lead>
      </Head>
      <Room>
        {(near || asked > 0 || resultsOpen) && (
          <ErrorBoundary
            fallback={() => (
              <ErrorPanel text={words.failed}>
                <Button onPress={() => void reloadPage()}>{APP.reload}</Button>
              </ErrorPanel>
            )}
          >
            <Suspense fallback={<Spinner label={APP.loading} />}>{renderQuestionnaire()}</Suspense>
          </ErrorBoundary>
        )}
      </Room>
    </Root>
  );
}
