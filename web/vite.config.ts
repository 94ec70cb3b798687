import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callTable } from './vite/call-table.ts'
import { compressed } from './vite/compress-assets.ts'
import { pageFirst } from './vite/defer-scripts.ts'
import { leftOut } from './vite/exclude-library-parts.ts'
import { limitsInPlace } from './vite/inline-limits.ts'
import { textsInPlace } from './vite/inline-texts.ts'
import { fontPreloads } from './vite/preload-fonts.ts'
import { reactAsModules } from './vite/react-to-esm.ts'
import { smallIcons } from './vite/small-icons.ts'
import { callsApart } from './vite/split-calls.ts'
import { withoutSchemas } from './vite/stub-schemas.ts'

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'
/** Under the server's own origin, as it refuses calls from another site's pages. */
const toServer = { target: server, ws: true, headers: { origin: server } }

const libraries = /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]/
/** Only pages that come later watch several questions at once, or suspend on one. */
const laterLibraries =
  /react-query[\\/].*(useQueries|useSuspenseQuery)\.js$|query-core[\\/].*queriesObserver\.js$/
/** But what the shell loads after the first paint; the entry stays a file of its own, which the page names. */
const first =
  /web[\\/]src[\\/](app[\\/](?!entry-client|router[\\/]deferred-pages|startup[\\/](?!replay-early-events)|command-palette)|pages[\\/]home[\\/])/

/** Of these what comes only when it is opened. */
const late =
  /(notification-bell|filter-sheet|map-view|matching-shops|nothing-found|empty-message|mobile-menu|theme-switch|user-menu)\.tsx?$/

/**
 * What a part that comes later imports is named beside it, to come together with it; but the first page names only what
 * the next ones need: the names of all the others are a kilobyte of it.
 */
function comesWith(file: string, needed: string[], { hostId }: { hostId: string }): string[] {
  const isNamed = !/street-/.test(hostId) || /(product|shop)-page/.test(file)
  return isNamed ? needed : needed.filter((one) => one.endsWith('.css'))
}

/** Two files at first: what changes seldom, and home with the frame around every page and all that they import. */
const groups = [
  { name: 'vendor', test: (id: string) => libraries.test(id) && !laterLibraries.test(id), priority: 2 },
  { name: 'street', test: (id: string) => first.test(id) && !late.test(id), priority: 1 },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    reactAsModules(),
    tailwind(),
    callTable(),
    withoutSchemas(),
    textsInPlace(),
    limitsInPlace(),
    callsApart(),
    smallIcons(),
    leftOut(),
    fontPreloads(),
    pageFirst(),
    !isSsrBuild && compressed(),
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
    modulePreload: { polyfill: false, resolveDependencies: comesWith },
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } }
      : {
          input: 'index.html',
          // a schema that no rule looks at is left out
          treeshake: { manualPureFunctions: ['Object.freeze', 'z'] },
          output: { codeSplitting: { groups } },
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
        toServer,
      ]),
    ),
  },
}))
