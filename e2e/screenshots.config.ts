import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Screenshots of every screen: `npm run screenshots`. */
export default defineConfig(base, {
  testDir: 'screens',
  outputDir: '../test-results/screens',
  timeout: 240_000,
  retries: 0,
  use: { colorScheme: 'light', reducedMotion: 'reduce', timezoneId: 'UTC', trace: 'off' },
});
