import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { goToList } from './focus-heading.ts';
import { useCreateList } from './list-actions.queries.ts';
import { NameDialog } from './name-dialog.tsx';

/** Creates an empty list. */
export function NewList() {
  const [isAsking, setAsking] = useState(false);
  const create = useCreateList();
  return (
    <>
      <Button variant="quiet" wide icon={<ListPlus />} className="mt-3" onClick={() => setAsking(true)}>
        Start an empty list
      </Button>
      <NameDialog
        isOpen={isAsking}
        title="New list"
        name="My list"
        saveLabel="Create"
        isBusy={create.isPending}
        onSave={(name) =>
          create.mutate(name, {
            onSuccess: ({ shoppingList }) => {
              setAsking(false);
              goToList(shoppingList.id);
            },
          })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
