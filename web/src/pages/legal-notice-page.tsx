import { operator } from '@plateful/contract/operator.ts';
import { DocumentView } from '#features/legal/document-view.tsx';
import { legalNotice } from '#features/legal/legal-notice.ts';
import { missingDetails } from '#lib/operator.ts';
import { Alert } from '#ui/alert.tsx';

const missing = missingDetails(operator);
const list = new Intl.ListFormat('en-US');

export function LegalNoticePage() {
  return <DocumentView document={legalNotice} notice={missing.length > 0 ? <Incomplete /> : null} />;
}

/** Shown while the operator has not filled in all details. */
function Incomplete() {
  return (
    <Alert tone="attention" title="This notice is not complete yet">
      The operator of this installation has not filled in: {list.format(missing)}.
    </Alert>
  );
}
