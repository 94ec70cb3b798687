import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callTable } from './vite/call-table.ts'
import { compressAssets } from './vite/compress-assets.ts'
import { deferScripts } from './vite/defer-scripts.ts'
import { excludeLibraryParts } from './vite/exclude-library-parts.ts'
import { inlineLimits } from './vite/inline-limits.ts'
import { inlineTexts } from './vite/inline-texts.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { reactToEsm } from './vite/react-to-esm.ts'
import { smallIcons } from './vite/small-icons.ts'
import { splitCalls } from './vite/split-calls.ts'
import { stubSchemas } from './vite/stub-schemas.ts'

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'
/** Under the server's own origin, as it refuses calls from another site's pages. */
const apiProxy = { target: apiOrigin, ws: true, headers: { origin: apiOrigin } }

const libraries = /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]/
/** Only pages that come later watch several questions at once, or suspend on one. */
const laterLibraries =
  /react-query[\\/].*(useQueries|useSuspenseQuery)\.js$|query-core[\\/].*queriesObserver\.js$/
/** But what the shell loads after the first paint; the entry stays a file of its own, which the page names. */
const firstPageModule =
  /web[\\/]src[\\/](app[\\/](?!entry-client|router[\\/]deferred-pages|startup[\\/](?!replay-early-events)|command-palette)|pages[\\/]home[\\/])/

/** Of these what comes only when it is opened. */
const deferredFile =
  /(notification-bell|filter-sheet|map-view|matching-shops|nothing-found|empty-message|mobile-menu|theme-switch|user-menu)\.tsx?$/

/**
 * What a part that comes later imports is named beside it, to come together with it; but the first page names only what
 * the next ones need: the names of all the others are a kilobyte of it.
 */
function resolvePreloads(file: string, needed: string[], { hostId }: { hostId: string }): string[] {
  const isNamed = !/street-/.test(hostId) || /(product|shop)-page/.test(file)
  return isNamed ? needed : needed.filter((one) => one.endsWith('.css'))
}

/** Two files at first: what changes seldom, and home with the frame around every page and all that they import. */
const chunkGroups = [
  { name: 'vendor', test: (id: string) => libraries.test(id) && !laterLibraries.test(id), priority: 2 },
  { name: 'street', test: (id: string) => firstPageModule.test(id) && !deferredFile.test(id), priority: 1 },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    reactToEsm(),
    tailwind(),
    callTable(),
    stubSchemas(),
    inlineTexts(),
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
    // Inlined files would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    // A browser that preloads no modules loads them all the same.
    modulePreload: { polyfill: false, resolveDependencies: resolvePreloads },
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } }
      : {
          input: 'index.html',
          // a schema that no rule looks at is left out
          treeshake: { manualPureFunctions: ['Object.freeze', 'z'] },
          output: { codeSplitting: { groups: chunkGroups } },
        },
  },
  // Else the server would render with React's development build.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // What only a browser ever loads stays out of the bundle that renders the pages.
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
