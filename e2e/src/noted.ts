import { readFileSync } from 'node:fs';

/** What serve.ts saved about the shared product. */
export function noted(): { email: string; password: string; dataDir: string } {
  return JSON.parse(readFileSync(process.env.E2E_DEMO_FILE!, 'utf8'));
}
