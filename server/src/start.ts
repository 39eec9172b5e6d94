import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { applyAllocatorSettings } from '#runtime/allocator.ts';

applyAllocatorSettings();
// The entry of the bundle (server/build.ts). Compiled code is cached beside it, or in NODE_COMPILE_CACHE; a folder that
// cannot be written only makes the next start slower.
enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)));
await import('#main.ts');
// Otherwise written at the exit, which a crash skips.
flushCompileCache();
