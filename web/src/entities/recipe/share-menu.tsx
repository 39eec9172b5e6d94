import { recipeFileFormats, recipeFileNames } from '@plateful/contract/recipe-file-formats.ts';
import { Download, Link, Mail, MessageCircle, Share } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { copyText } from '#lib/copy-text.ts';
import { openShareSheet } from '#lib/share.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/popover.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { mailLink, type Network, networks, recipeAddress, shareLink } from './share-links.ts';

type Props = {
  recipe: { id: string; title: string };
  /** The button that opens the menu. */
  children: ReactElement;
};

/** Share links and file downloads of a recipe. Plain links, so that nothing is loaded from third parties. */
export function ShareMenu({ recipe, children }: Props) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <ShareItems recipe={recipe} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function ShareItems({ recipe }: Pick<Props, 'recipe'>) {
  const shared = { title: recipe.title, url: recipeAddress(window.location.origin, recipe.id) };
  return (
    <>
      {'share' in navigator && (
        <DropdownMenuItem onSelect={() => void openSystemSheet(shared)}>
          <Share />
          Share with an app
        </DropdownMenuItem>
      )}
      {networks.map((network) => (
        <DropdownMenuItem key={network} asChild onSelect={() => toastSharing(network)}>
          <a href={shareLink(network, shared)} target="_blank" rel="noopener noreferrer">
            <Mark>{marks[network]}</Mark>
            {network}
          </a>
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem asChild onSelect={() => toastSharing('your email app')}>
        <a href={mailLink(shared)}>
          <Mail />
          Email
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void copyLink(shared.url)}>
        <Link />
        Copy link
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Download as</DropdownMenuLabel>
      {recipeFileFormats.map((format) => (
        <DropdownMenuItem key={format} asChild>
          <a href={`/api/recipe/${recipe.id}/file?format=${format}`} download>
            <Download />
            {recipeFileNames[format]}
          </a>
        </DropdownMenuItem>
      ))}
    </>
  );
}

const marks: Record<Network, ReactNode> = {
  X: 'X',
  Facebook: 'f',
  LinkedIn: 'in',
  Pinterest: 'P',
  WhatsApp: <MessageCircle />,
};

/** A letter instead of a logo, since logos are trademarks. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="grid w-4.5 place-items-center font-bold font-display text-soft">
      {children}
    </span>
  );
}

function toastSharing(where: string) {
  toast({ title: 'Sharing recipe', description: `Opening ${where}.` });
}

async function copyLink(url: string) {
  try {
    await copyText(url);
    toast({ title: 'Link copied!' });
  } catch {
    toastFailure('Copy failed', 'Please copy the link manually');
  }
}

async function openSystemSheet(shared: { title: string; url: string }) {
  if (!(await openShareSheet(shared))) await copyLink(shared.url);
}
