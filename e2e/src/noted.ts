import { readFileSync } from 'node:fs';

/** What serve.ts has written down of the product that the tests share. */
export function noted(): { email: string; password: string; dataDir: string } {
  return JSON.parse(readFileSync(process.env.E2E_DEMO_FILE!, 'utf8'));
}
