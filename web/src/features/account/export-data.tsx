import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '#lib/use-today.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useExportData } from './account.queries.ts';
import { formatBytes } from './data-words.ts';

export function ExportData() {
  const [hasPhotos, setHasPhotos] = useState(true);
  const today = useToday();
  const { exportData, isExporting, bytes } = useExportData();
  return (
    <Card asChild>
      <section aria-labelledby="export-data">
        <h2 id="export-data" className="text-2xl">
          Export your data
        </h2>
        <p className="mt-1 text-soft">
          All your data in one file: recipes, plans, lists, receipts and taste preferences. You can import it
          into any {productName} account.
        </p>
        <Checkbox
          checked={hasPhotos}
          onChange={({ target }) => setHasPhotos(target.checked)}
          label="Include the photos of receipts"
          description="Without them the file is much smaller."
          className="mt-3"
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
          <Button
            busy={isExporting}
            busyText="Exporting..."
            icon={<Download />}
            onClick={() => exportData({ hasPhotos, today })}
            className="max-sm:w-full"
          >
            Export My Data
          </Button>
          <p aria-hidden="true" className="text-soft text-sm tabular-nums">
            {isExporting && bytes > 0 && `${formatBytes(bytes)} so far`}
          </p>
          <VisuallyHidden role="status">{isExporting && 'Your export is being prepared'}</VisuallyHidden>
        </div>
      </section>
    </Card>
  );
}
