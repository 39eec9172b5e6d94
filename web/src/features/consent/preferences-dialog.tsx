import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { ChevronDown } from 'lucide-react';
import { Switch } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';
import { acceptAll, decide, rejectAll, useConsent } from '#lib/consent.ts';
import type { ConsentChoice } from '#lib/parse-consent.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { type StorageEntry, storageEntries } from './storage-entries.ts';

type PreferencesDialogProps = { isOpen: boolean; onClose: () => void };

/** One switch per purpose, all off by default. */
export function PreferencesDialog({ isOpen, onClose }: PreferencesDialogProps) {
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
        description={`What this browser stores for ${productName}. You can change your mind at any time.`}
        // The banner that opened it disappears after a decision.
        returnFocusTo={() => document.querySelector<HTMLElement>('main')}
        footer={
          // Side by side on low screens, to leave room for the text.
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
          description={`What ${productName} needs to work and stay secure, and what you save or set yourself.`}
          isOn
        >
          <StoredList entries={storageEntries.essential} about="essential" />
        </ConsentSwitch>
        <ConsentSwitch
          label="Functional"
          description="Remembers small choices for next time. Without it, you choose them again each time."
          isOn={functional}
          onChange={(next) => setDraft({ functional: next, analytics })}
        >
          <StoredList entries={storageEntries.functional} about="functional" />
        </ConsentSwitch>
        <ConsentSwitch
          label="Analytics"
          description={`Would show us which pages are used. Today ${productName} measures nothing, so this has no effect. We will ask you again before that changes.`}
          isOn={analytics}
          onChange={(next) => setDraft({ functional, analytics: next })}
        />
      </DialogContent>
    </Dialog>
  );
}

type ConsentSwitchProps = {
  label: string;
  description: ReactNode;
  isOn: boolean;
  /** Without a handler the switch is locked. */
  onChange?: (isOn: boolean) => void;
  children?: ReactNode;
};

/** One purpose. Its name and switch are the click target. */
function ConsentSwitch({ label, description, isOn, onChange, children }: ConsentSwitchProps) {
  const id = useId();
  const about = `${id}-about`;
  return (
    <div className="border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
      <label htmlFor={id} className="flex min-h-touch items-center gap-4">
        <span className="min-w-0 flex-1 font-bold text-lg">{label}</span>
        {!onChange && (
          <span aria-hidden="true" className="text-soft text-sm">
            Always on
          </span>
        )}
        <Switch.Root
          id={id}
          aria-describedby={about}
          checked={isOn}
          disabled={!onChange}
          onCheckedChange={onChange}
          className="flex h-7 w-12 shrink-0 items-center rounded-full border-[1.5px] border-edge bg-fill transition-[background-color,border-color] disabled:opacity-60 data-[state=checked]:border-leaf data-[state=checked]:bg-leaf"
        >
          <Switch.Thumb className="ml-1 size-4.5 rounded-full bg-edge transition-[translate,background-color] data-[state=checked]:translate-x-5 data-[state=checked]:bg-card" />
        </Switch.Root>
      </label>
      <p id={about} className="pr-16 text-soft text-sm">
        {description}
      </p>
      {children}
    </div>
  );
}

/** The list of entries stored for this purpose. */
function StoredList({ entries, about }: { entries: readonly StorageEntry[]; about: string }) {
  return (
    <details className="group mt-1">
      <summary className="-ml-2 flex min-h-touch w-fit cursor-pointer list-none items-center gap-1.5 rounded-full px-2 font-semibold text-sm hover:bg-fill [&::-webkit-details-marker]:hidden">
        {`What is stored as ${about} (${entries.length})`}
        <ChevronDown className="size-4 text-soft transition-[rotate] group-open:rotate-180" />
      </summary>
      <ul className="mt-1 mb-2 grid gap-3 text-sm">
        {entries.map(({ name, description, retention }) => (
          <li key={name}>
            <code className="wrap-anywhere font-semibold">{name}</code>
            <p>{description}</p>
            <p className="text-soft">{`${retention}.`}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
