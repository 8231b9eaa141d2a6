import { TERMS_OF_SERVICE } from '../../words/en/legal/terms-of-service';
import { LegalScreen } from './legal-screen';

/** /terms. */
export function TermsScreen() {
  return <LegalScreen text={TERMS_OF_SERVICE} />;
}
