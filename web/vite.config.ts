import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './vite/compress-assets.ts'
import { deferScripts } from './vite/defer-scripts.ts'
import { preloadFonts } from './vite/preload-fonts.ts'

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'
/** Sends the server's own origin, because it rejects calls from pages of other origins. */
const apiProxy = { target: apiOrigin, ws: true, headers: { origin: apiOrigin } }

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), preloadFonts(), deferScripts(), !isSsrBuild && compressAssets()],
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // inlined files would be data: URLs, which the content security policy forbids
    assetsInlineLimit: 0,
    // a browser without module preload loads the modules anyway
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } }
      : {
          input: 'index.html',
          // all that the entry imports is one file
          output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } },
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
