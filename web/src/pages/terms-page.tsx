import { DocumentView } from '#features/legal/document-view.tsx';
import { terms } from '#features/legal/terms.ts';

export function TermsPage() {
  return <DocumentView document={terms} />;
}
