import { TERMS_OF_SERVICE } from '../config/legal/terms-of-service';
import { LegalScreen } from '../features/legal/legal-screen';

/** /terms. */
export function TermsRoute() {
  return <LegalScreen text={TERMS_OF_SERVICE} />;
}
