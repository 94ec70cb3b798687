import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** The production file of each package, instead of the file that chooses between development and production. */
const productionFiles: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  // React itself has this hook since version 18
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
}
const resolvedPaths = new Map(
  Object.entries(productionFiles).map(([name, file]) => [name, resolveInPackage(file)]),
)
const resolvedFiles = new Set(resolvedPaths.values())
/** Only React's own tests use these. */
const testOnlyCode = /\bScheduler\.(log|unstable_setDisableYieldValue)\b/g

/**
 * React is published as CommonJS, of which a bundler keeps all exports. As ES modules, unused exports are
 * removed, and names are shortened.
 */
export function reactToEsm(): Plugin {
  return {
    name: 'mainstreet-react-to-esm',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (id) => resolvedPaths.get(id),
    transform(code, id) {
      if (resolvedFiles.has(id)) return { code: convertToEsm(code), map: null }
      // imported as a whole, it is the module namespace
      const apart = code.replace(/^import React from "react"/m, 'import * as React from "react"')
      return apart === code ? undefined : { code: apart, map: null }
    },
  }
}

/** The packages do not export these files. */
function resolveInPackage(file: string): string {
  const [name = '', ...rest] = file.split('/')
  return join(dirname(require.resolve(`${name}/package.json`)), ...rest)
}

/** An export that is assigned once becomes a constant, which can be removed; the others are variables. */
export function convertToEsm(code: string): string {
  const required = /var\s+(\w+) = require\("([^"]+)"\)([,;])\s*/
  let body = code.replace(testOnlyCode, 'undefined')
  while (required.test(body))
    body = body.replace(required, (_, name, from, end) => {
      return `import * as ${name} from "${from}";\n${end === ',' ? 'var ' : ''}`
    })
  const names = [...new Set([...body.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))]
  const isOnce = (name: string) =>
    body.split(`exports.${name} =`).length === 2 && body.includes(`\nexports.${name} =`)
  const singleExports = new Set(names.filter(isOnce))
  const reassignedExports = names.filter((name) => !singleExports.has(name))
  return [
    body
      .replace(/^exports\.(\w+) =/gm, (whole, name) =>
        singleExports.has(name) ? `const out_${name} =` : whole,
      )
      .replace(/\bexports\.(\w+)/g, 'out_$1'),
    ...reassignedExports.map((name) => `var out_${name}`),
    `export { ${names.map((name) => `out_${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}
