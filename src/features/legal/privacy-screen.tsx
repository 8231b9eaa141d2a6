import { PRIVACY_POLICY } from '../../words/en/legal/privacy-policy';
import { LegalScreen } from './legal-screen';

/** /privacy. */
export function PrivacyScreen() {
  return <LegalScreen text={PRIVACY_POLICY} />;
}
