import { type ImportedRecipe, importBounds } from '@plateful/contract/recipe-import.ts';
import { Camera, ClipboardPaste, FileUp, Link2 } from 'lucide-react';
import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isUnreachable, serverMessageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type ImportInput, useReadRecipe } from './recipe-import.queries.ts';

type Props = {
  shared: { url: string; text: string };
  onRead: (recipe: ImportedRecipe, input: ImportInput) => void;
  /** The import of other apps' files, with its result. */
  otherApps: ReactNode;
};

/** The source of the import: a link, a file, or text. */
export function ImportRecipe({ shared, onRead, otherApps }: Props) {
  const { mutate, variables, isPending, error } = useReadRecipe(onRead);
  const reading = isPending && variables ? variables : null;
  /** Only the button of the source being read is busy; the others are disabled. */
  const buttonProps = (source: 'url' | 'text' | 'file') => {
    const isBusy = reading !== null && source in reading;
    return { busy: isBusy, busyText: 'Reading...', disabled: reading !== null && !isBusy };
  };

  const readShared = useEffectEvent(() => {
    if (shared.url) mutate({ url: shared.url });
  });
  useEffect(() => readShared(), []);

  return (
    <div className="grid grid-cols-1 gap-5">
      {error && (
        <Alert tone="danger" announce title="We could not read the recipe">
          {isUnreachable(error)
            ? 'We could not reach the server. Check your connection and try again.'
            : (serverMessageOf(error) ?? 'Something went wrong. Please try again.')}
        </Alert>
      )}
      <SectionCard title="Link" hint="A page with one recipe, from any site." icon={<Link2 />}>
        <LinkForm initial={shared.url} button={buttonProps('url')} onSubmit={(url) => mutate({ url })} />
      </SectionCard>
      <SectionCard
        title="Photo or PDF"
        hint="A recipe card, a page of a cookbook or a printout."
        icon={<Camera />}
      >
        <FileChooser button={buttonProps('file')} onChoose={(file) => mutate({ file })} />
      </SectionCard>
      <SectionCard
        title="File from another app"
        hint="Mealie, Paprika, Markdown or a saved page, with all its recipes at once."
        icon={<FileUp />}
      >
        {otherApps}
      </SectionCard>
      <SectionCard
        title="Text"
        hint="Paste or type it: one ingredient per line, then the steps."
        icon={<ClipboardPaste />}
      >
        <TextForm initial={shared.text} button={buttonProps('text')} onSubmit={(text) => mutate({ text })} />
      </SectionCard>
    </div>
  );
}

type ButtonProps = { busy: boolean; busyText: string; disabled: boolean };
type FormProps = { initial: string; button: ButtonProps; onSubmit: (value: string) => void };

function LinkForm({ initial, button, onSubmit }: FormProps) {
  const [url, setUrl] = useState(initial);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (url.trim()) onSubmit(url.trim());
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
      <Field label="Link">
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          value={url}
          maxLength={importBounds.url}
          placeholder="https://"
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Button type="submit" {...button}>
        Read the Page
      </Button>
    </form>
  );
}

function FileChooser({ button, onChoose }: { button: ButtonProps; onChoose: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Allows choosing the same file again.
    target.value = '';
    if (file) onChoose(file);
  }

  return (
    <div>
      <Button variant="secondary" onClick={() => chooser.current?.click()} {...button}>
        Choose a Photo or PDF
      </Button>
      <input ref={chooser} type="file" accept="image/*,application/pdf" onChange={choose} hidden />
    </div>
  );
}

function TextForm({ initial, button, onSubmit }: FormProps) {
  const [text, setText] = useState(initial);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) onSubmit(text.trim());
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label="The recipe’s text">
        <Textarea
          rows={8}
          value={text}
          limit={importBounds.text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary" {...button}>
          Read the Text
        </Button>
      </div>
    </form>
  );
}
