import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures } from './pictures-plugin.ts';

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
      output: {
        codeSplitting: {
          // What changes only with our dependencies stays in the browser's cache when the product changes.
          groups: [
            // All that the first script needs.
            { name: 'import', test: /vite\/preload-helper|app\/(page-state|return-to-place)/, priority: 1 },
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
            { name: 'dragging', test: /node_modules\/@dnd-kit\// },
            // Signs of a few hundred bytes each would be a request each.
            { name: 'signs', test: /node_modules\/lucide-react\//, minShareCount: 2 },
            // What nearly every page has: forty files of a page are slower to ask for than ten, and no larger.
            { name: 'shared', test: /./, minShareCount: 6 },
          ],
        },
      },
    },
  },
});
