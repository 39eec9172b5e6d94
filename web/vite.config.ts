import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { pictures } from './pictures-plugin.ts';

/** Menus, popovers and dialogs, with what places them: the home page and most texts have none. */
const overlays =
  /node_modules\/(?:@radix-ui\/react-(?:(?:alert-)?dialog|(?:dropdown-)?menu|popover|popper)|@floating-ui|react-remove-scroll[^/]*|aria-hidden)\/|src\/ui\/(?:choose-values|dialog|popover)\.tsx/;

const zod = /node_modules\/zod\//;

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Shared by many pages and yet not for all: evaluated on each, overlays and schemas would block a phone for 0.1 s. */
function isSeldom(id: string, modules: Modules): boolean {
  return overlays.test(id) || needsZod(id, modules);
}

const needing = new Map<string, boolean>();

function needsZod(id: string, modules: Modules): boolean {
  if (!needing.has(id)) {
    needing.set(id, zod.test(id)); // ends cycles
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    needing.set(id, zod.test(id) || imported.some((id) => needsZod(id, modules)));
  }
  return needing.get(id)!;
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  plugins: [react({ compiler: true }), tailwindcss(), pictures()],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  // Fonts and pictures keep their own cached file; a data: URL would also need a wider content security policy.
  build: {
    // The oldest browsers that are supported (decision 038).
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // Such as a module meant to load later that another file imports statically.
      onwarn: ({ message }) => {
        throw new Error(message);
      },
      output: {
        codeSplitting: {
          // What changes only with our dependencies stays in the browser's cache when the product changes.
          groups: [
            // All that the first script needs.
            {
              name: 'import',
              test: /vite\/preload-helper|app\/(page-state|scroll-restoration)|contract\/src\/pages\.ts/,
              priority: 1,
            },
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
            { name: 'dragging', test: /node_modules\/@dnd-kit\// },
            // Signs of a few hundred bytes each would be a request each.
            { name: 'signs', test: /node_modules\/lucide-react\//, minShareCount: 2 },
            // What nearly every page has: forty files of a page are slower to ask for than ten, and no larger.
            {
              name: (id, modules) => (isSeldom(id, modules) ? null : 'shared'),
              debugName: 'shared',
              minShareCount: 6,
            },
            // After it, since a group takes along what its files import.
            { name: 'overlays', test: overlays },
            { name: 'schemas', test: zod },
          ],
        },
      },
    },
  },
});
