import { createMemoryStore } from './memory-store.ts';
import { testStore } from './testing/store-tests.ts';

testStore('the store in memory', async () => createMemoryStore());
