import { CookiePreferencesButton } from '#features/consent/cookie-preferences.tsx';
import { storageEntries } from '#features/consent/storage-entries.ts';
import { choiceSection, cookiePolicy } from '#features/legal/cookie-policy.ts';
import { DocumentView } from '#features/legal/document-view.tsx';
import { Button } from '#ui/button.tsx';

const policy = cookiePolicy(storageEntries);

export function CookiePolicyPage() {
  const preferences = (
    <Button asChild variant="secondary" className="justify-self-start print:hidden">
      <CookiePreferencesButton />
    </Button>
  );
  return <DocumentView document={policy} additions={{ [choiceSection]: preferences }} />;
}
