import { Download } from 'lucide-react';
import { OWN_DATA } from '../../words/en/own-data/own-data';
import { Button } from '../../components/button';
import { Panel } from '../../components/layout/headings';
import { Stack, Text } from './card-parts';

export interface CopyCardProps {
  readonly title: string;
  /** What the file holds, or that there is nothing to hold. */
  readonly text: string;
  readonly save: string;
  readonly loading?: boolean;
  readonly disabled?: boolean;
  /** Absent where there is nothing to save. */
  readonly onSave?: () => void;
}

/** A file of the member's data, and the button that saves it. */
export function CopyCard({ title, text, save, loading = false, disabled = false, onSave }: CopyCardProps) {
  return (
    <Panel title={title}>
      <Stack>
        <Text>{text}</Text>
        {onSave && (
          <Button
            variant="secondary"
            loading={loading}
            loadingText={OWN_DATA.reading}
            disabled={disabled}
            onPress={onSave}
            icon={<Download size={18} aria-hidden="true" />}
          >
            {save}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
