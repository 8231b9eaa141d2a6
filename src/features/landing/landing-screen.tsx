import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useState, type ReactNode } from 'react';
import { APP } from '../../i18n/messages/shell';
import { LANDING } from './messages';
import { reloadPage } from '../../lib/app-update';
import { Button } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { ErrorPanel } from '../../components/error-panel';
import { Screen } from '../../components/layout/screen';
import { Hero, type HeroProps, useAfterPaint } from './hero';

/** Stands for what comes below the hero, so that the footer does not show up and jump away. */
const Room = chakra('div', { base: { minHeight: '100svh' } });

export interface LandingScreenProps {
  readonly renderStage: HeroProps['renderStage'];
  /**
   * All below the hero, drawn once that is painted.
   * @param asked counts the presses on 'Try it now'
   */
  readonly renderSections: (asked: number) => ReactNode;
}

/** The landing page of a visitor. Only the hero's words come with the first load. */
export function LandingScreen({ renderStage, renderSections }: LandingScreenProps) {
  const [asked, setAsked] = useState(0);
  const painted = useAfterPaint();
  return (
    <Screen width="bleed">
      <Hero onTryIt={() => setAsked((before) => before + 1)} renderStage={renderStage} />
      {painted ? (
        <ErrorBoundary
          fallback={() => (
            <ErrorPanel text={LANDING.partsFailed}>
              <Button onPress={() => void reloadPage()}>{APP.reload}</Button>
            </ErrorPanel>
          )}
        >
          <Suspense fallback={<Room />}>{renderSections(asked)}</Suspense>
        </ErrorBoundary>
      ) : (
        <Room />
      )}
    </Screen>
  );
}
