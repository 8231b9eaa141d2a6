import { Play } from 'lucide-react';
import { RESULTS } from '../../i18n/messages/questionnaire';
import { TRAILER } from '../../i18n/messages/movies';
import { Button } from '../controls/button';

export interface TrailerButtonProps {
  /** The trailer is being looked up. */
  readonly loading: boolean;
  readonly onPress: () => void;
}

/** 'Watch Trailer'. */
export function TrailerButton({ loading, onPress }: TrailerButtonProps) {
  return (
    <Button
      icon={<Play size={18} fill="currentColor" aria-hidden="true" />}
      loading={loading}
      loadingText={TRAILER.loading}
      onPress={onPress}
    >
      {RESULTS.watchTrailer}
    </Button>
  );
}
