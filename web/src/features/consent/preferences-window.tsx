import { useState } from 'react';
import { decide, useConsent } from '#lib/consent.ts';
import type { ConsentChoice } from '#lib/parse-consent.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { acceptAll, rejectAll } from './choices.ts';
import { ConsentSwitch } from './consent-switch.tsx';
import { StoredList } from './stored-list.tsx';
import { storedThings } from './stored-things.ts';

type PreferencesWindowProps = { isOpen: boolean; onClose: () => void };

/** One switch for each purpose. Nothing is on that nobody has switched on. */
export function PreferencesWindow({ isOpen, onClose }: PreferencesWindowProps) {
  const consent = useConsent();
  const [{ functional, analytics }, setDraft] = useState<ConsentChoice>(consent ?? rejectAll);

  function save(choice: ConsentChoice) {
    decide(choice);
    onClose();
  }

  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Cookie Preferences"
        description="What this browser stores for Plateful. You can change your mind at any time."
        // The banner that opened it is gone once something is decided.
        returnFocusTo={() => document.querySelector<HTMLElement>('main')}
        footer={
          // Side by side also where the window is low, so that there is room to read.
          <div className="grid gap-2.5 sm:flex [@media(max-height:30rem)]:auto-cols-fr [@media(max-height:30rem)]:grid-flow-col">
            <Button variant="secondary" className="px-3 sm:px-5.5" onClick={() => save(rejectAll)}>
              Reject All
            </Button>
            <Button className="px-3 sm:px-5.5" onClick={() => save({ functional, analytics })}>
              Save Preferences
            </Button>
            <Button variant="secondary" className="px-3 sm:px-5.5" onClick={() => save(acceptAll)}>
              Accept All
            </Button>
          </div>
        }
      >
        <ConsentSwitch
          label="Essential"
          description="What Plateful needs to work and to be safe, and what you save or switch yourself."
          isOn
        >
          <StoredList things={storedThings.essential} about="essential" />
        </ConsentSwitch>
        <ConsentSwitch
          label="Functional"
          description="Remembers small choices for next time. Without it you make them anew."
          isOn={functional}
          onChange={(next) => setDraft({ functional: next, analytics })}
        >
          <StoredList things={storedThings.functional} about="functional" />
        </ConsentSwitch>
        <ConsentSwitch
          label="Analytics"
          description="Would show us which pages are used. Today Plateful measures nothing, so this switches nothing on. Before that changes, we ask you again."
          isOn={analytics}
          onChange={(next) => setDraft({ functional, analytics: next })}
        />
      </DialogContent>
    </Dialog>
  );
}
