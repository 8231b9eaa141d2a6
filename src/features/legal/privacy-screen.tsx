import { PRIVACY_POLICY } from './privacy-messages';
import { LegalScreen } from './legal-screen';

/** /privacy. */
export function PrivacyScreen() {
  return <LegalScreen text={PRIVACY_POLICY} />;
}
