import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callTable } from './vite/call-table.ts'
import { compressAssets } from './vite/compress-assets.ts'
import { deferScripts } from './vite/defer-scripts.ts'
import { excludeLibraryParts } from './vite/exclude-library-parts.ts'
import { inlineLimits } from './vite/inline-limits.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { reactToEsm } from './vite/react-to-esm.ts'
import { smallIcons } from './vite/small-icons.ts'
import { splitCalls } from './vite/split-calls.ts'
import { stubSchemas } from './vite/stub-schemas.ts'

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'
/** Sends the server's own origin, because it rejects calls from pages of other origins. */
const apiProxy = { target: apiOrigin, ws: true, headers: { origin: apiOrigin } }

const libraries = /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]/
/** Only pages that load later observe several queries at once, or suspend on one. */
const laterLibraries =
  /react-query[\\/].*(useQueries|useSuspenseQuery)\.js$|query-core[\\/].*queriesObserver\.js$/
/** Except what the shell loads after the first paint; the entry stays a separate file, which the page names. */
const firstPageModule =
  /web[\\/]src[\\/](app[\\/](?!entry-client|router[\\/]deferred-pages|startup[\\/](?!replay-early-events)|command-palette)|pages[\\/]home[\\/])/

/** Parts of these that load only when they are opened. */
const deferredFile =
  /(notification-bell|filter-sheet|map-view|matching-shops|nothing-found|empty-message|mobile-menu|theme-switch|user-menu)\.tsx?$/

/**
 * Preloads of a deferred chunk's imports are named beside it; but the first page names only the chunks that
 * the next pages need: all the names together are a kilobyte.
 */
function resolvePreloads(file: string, needed: string[], { hostId }: { hostId: string }): string[] {
  const isNamed = !/home-/.test(hostId) || /(product|shop)-page/.test(file)
  return isNamed ? needed : needed.filter((one) => one.endsWith('.css'))
}

/** Two files at first: libraries that seldom change, and home with the layout and all their imports. */
const chunkGroups = [
  { name: 'vendor', test: (id: string) => libraries.test(id) && !laterLibraries.test(id), priority: 2 },
  { name: 'home', test: (id: string) => firstPageModule.test(id) && !deferredFile.test(id), priority: 1 },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    reactToEsm(),
    tailwind(),
    callTable(),
    stubSchemas(),
    inlineLimits(),
    splitCalls(),
    smallIcons(),
    excludeLibraryParts(),
    preloadFonts(),
    deferScripts(),
    !isSsrBuild && compressAssets(),
  ],
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // inlined files would be data: URLs, which the content security policy forbids
    assetsInlineLimit: 0,
    // a browser without module preload loads the modules anyway
    modulePreload: { polyfill: false, resolveDependencies: resolvePreloads },
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } }
      : {
          input: 'index.html',
          // unused schemas are removed
          treeshake: { manualPureFunctions: ['Object.freeze', 'z'] },
          output: { codeSplitting: { groups: chunkGroups } },
        },
  },
  // otherwise the server would render with React's development build
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // browser-only libraries stay out of the server bundle
  ssr: { noExternal: true, external: ['maplibre-gl', '@supabase/auth-js', '@supabase/realtime-js'] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/auth/v1', '/dev', '/realtime', '/sandbox', '/storage', '/ws'].map((path) => [
        path,
        apiProxy,
      ]),
    ),
  },
}))
