import { DocumentView } from '#features/legal/document-view.tsx';
import { privacyPolicy } from '#features/legal/privacy-policy.ts';

export function PrivacyPolicyPage() {
  return <DocumentView document={privacyPolicy} />;
}
