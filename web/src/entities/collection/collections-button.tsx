import { FolderHeart } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CollectionsDialog } from './collections-dialog.tsx';

type Props = { recipeId: string; title: string; look?: 'words' | 'icon' };

/** Opens the collections dialog of a recipe. Renders nothing for visitors. */
export function CollectionsButton({ recipeId, title, look = 'words' }: Props) {
  const { state } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (state !== 'user') return null;
  const open = () => setOpen(true);
  return (
    <>
      {look === 'words' ? (
        <Button variant="secondary" icon={<FolderHeart />} onClick={open}>
          Collections
        </Button>
      ) : (
        <IconButton label={`Collections of ${title}`} tooltip="Collections" variant="soft" onClick={open}>
          <FolderHeart />
        </IconButton>
      )}
      <CollectionsDialog isOpen={isOpen} recipeId={recipeId} title={title} onClose={() => setOpen(false)} />
    </>
  );
}
