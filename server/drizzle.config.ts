import { defineConfig } from 'drizzle-kit';

// drizzle-kit reads these from where it is run: the repository's root (`npm run migration`).
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/db/tables/*.ts',
  out: './server/src/db/migrations',
});
