import { Card } from '#ui/card.tsx';
import { ImportFile } from './import-file.tsx';

export function ImportData() {
  return (
    <Card asChild className="flex flex-col">
      <section aria-labelledby="import-data">
        <h2 id="import-data" className="text-2xl">
          Import
        </h2>
        <p className="mt-1 text-soft">
          A file that you exported here, or recipes from elsewhere: Mealie, Paprika, Markdown, or any file or
          saved web page with schema.org recipes (JSON-LD). What you already have does not change.
        </p>
        <ImportFile className="mt-auto pt-4" />
      </section>
    </Card>
  );
}
