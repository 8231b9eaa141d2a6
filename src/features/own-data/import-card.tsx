import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { OWN_DATA } from '../../words/en/own-data/own-data';
import { useHasImport } from '../../data/hooks/account/use-import-kept';
import { useMemberStore } from '../../hooks/member-provider';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { Panel } from '../../components/layout/headings';
import { Stack, Text } from './card-parts';
import type { ImportPanelProps } from './import-panel';

/** The import, which is not kept for offline use: it needs a network anyway. */
function usePanel() {
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<ImportPanelProps> } | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'missing'>('closed');
  const open = useCallback(async () => {
    setState('opening');
    const file = await import('./import-panel').catch(() => null);
    if (file) setPanel({ Panel: file.ImportPanel });
    setState(file ? 'open' : 'missing');
  }, []);
  return { Import: panel?.Panel, state, open };
}

/** The way to bring movies along from elsewhere; an import that is under way shows by itself. */
export function ImportCard() {
  const runtime = useMemberStore();
  const kept = useHasImport();
  const { Import, state, open } = usePanel();
  const { title, text, open: label, notLoaded } = OWN_DATA.bring;

  useEffect(() => {
    if (kept && state === 'closed') void open();
  }, [kept, state, open]);

  return (
    <Panel title={title}>
      <Stack>
        {Import && runtime ? (
          <Import runtime={runtime} />
        ) : (
          <>
            <Text>{text}</Text>
            {state === 'missing' && <ErrorPanel text={notLoaded} />}
            <Button variant="secondary" loading={state === 'opening'} onPress={() => void open()}>
              {label}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}
