import { PRIVACY_POLICY } from '../config/legal/privacy-policy';
import { LegalScreen } from '../features/legal/legal-screen';

/** /privacy. */
export function PrivacyRoute() {
  return <LegalScreen text={PRIVACY_POLICY} />;
}
