import { TERMS_OF_SERVICE } from './terms-messages';
import { LegalScreen } from './legal-screen';

/** /terms. */
export function TermsScreen() {
  return <LegalScreen text={TERMS_OF_SERVICE} />;
}
