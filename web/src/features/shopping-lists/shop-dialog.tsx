import { shoppingBounds } from '@plateful/contract/bounds.ts';
import { lazy, Suspense, useId } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSectionOrder } from './section-order.queries.ts';
import { changeShopSettings, useShopSettings } from './shop-settings.ts';

/** Lazy, because the drag-and-drop code is rarely needed. */
const SectionRows = lazy(async () => ({ default: (await import('./section-rows.tsx')).SectionRows }));

type ShopDialogProps = {
  isOpen: boolean;
  /** The order of sections belongs to an account, so it is unavailable for shared links. */
  hasOrder: boolean;
  returnFocusTo: () => HTMLElement | null;
  onClose: () => void;
};

/** Settings for displaying lists while shopping. */
export function ShopDialog({ isOpen, hasOrder, returnFocusTo, onClose }: ShopDialogProps) {
  const settings = useShopSettings();
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="In the store"
        description={
          hasOrder
            ? 'The section order is saved in your account, everything else on this device.'
            : 'For the lists that you open on this device.'
        }
        returnFocusTo={returnFocusTo}
      >
        <div className="grid gap-5">
          <div>
            <Checkbox
              label="Move checked items to the end of their section"
              checked={settings.sinksDone}
              onChange={(event) => changeShopSettings({ sinksDone: event.target.checked })}
            />
            <Checkbox
              label="Show smaller sections: herbs apart from vegetables, cheese apart from milk"
              checked={settings.hasAisles}
              onChange={(event) => changeShopSettings({ hasAisles: event.target.checked })}
            />
            {'wakeLock' in navigator && (
              <Checkbox
                label="Keep the screen on while a list is open"
                checked={settings.keepsScreenOn}
                onChange={(event) => changeShopSettings({ keepsScreenOn: event.target.checked })}
              />
            )}
          </div>
          {hasOrder && <SectionOrder />}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function SectionOrder() {
  const { store, stores, order, move } = useSectionOrder();
  const storesId = useId();
  return (
    <div className="grid gap-3">
      <Field label="Store" hint="Each store has its own section order.">
        <Input
          value={store}
          list={storesId}
          maxLength={shoppingBounds.store.maxLength}
          placeholder="My usual store"
          autoComplete="off"
          onChange={(event) => changeShopSettings({ store: event.target.value })}
        />
      </Field>
      <datalist id={storesId}>
        {stores.map((name) => name !== '' && <option key={name} value={name} />)}
      </datalist>
      <Suspense fallback={<Skeleton className="h-60" />}>
        <SectionRows order={order} onMove={move} />
      </Suspense>
    </div>
  );
}
