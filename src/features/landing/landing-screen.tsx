import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useState, type ReactNode } from 'react';
import { APP } from '../../i18n/messages/shell';
import { reloadPage } from '../../lib/app-update';
import { Button } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { ErrorPanel } from '../../components/error-panel';
import { Screen } from '../../components/layout/screen';
import { Hero, type HeroProps, useAfterPaint } from './hero';

/** Reserves space below the hero, so that the footer doesn't appear and jump away. */
const Reserve = chakra('div', { base: { minHeight: '100svh' } });

export interface LandingScreenProps {
  readonly renderStage: HeroProps['renderStage'];
  /**
   * Everything below the hero, rendered after the first paint.
   * @param tryItPresses number of presses on 'Try it now'
   */
  readonly renderSections: (tryItPresses: number) => ReactNode;
}

/** A visitor's landing page. Only the hero's text is part of the initial bundle. */
export function LandingScreen({ renderStage, renderSections }: LandingScreenProps) {
  const [tryItPresses, setTryItPresses] = useState(0);
  const painted = useAfterPaint();
  return (
    <Screen width="bleed">
      <Hero onTryIt={() => setTryItPresses((before) => before + 1)} renderStage={renderStage} />
      {painted ? (
        <ErrorBoundary
          fallback={() => (
            <ErrorPanel text={APP.partMissingHint(navigator.onLine)}>
              <Button onPress={() => void reloadPage()}>{APP.reload}</Button>
            </ErrorPanel>
          )}
        >
          <Suspense fallback={<Reserve />}>{renderSections(tryItPresses)}</Suspense>
        </ErrorBoundary>
      ) : (
        <Reserve />
      )}
    </Screen>
  );
}
