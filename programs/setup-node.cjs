// Loaded before each program. CommonJS on purpose: an outdated Node must be able to run it.
const { existsSync } = require('node:fs')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')
const nodeModule = require('node:module')

const root = join(__dirname, '..')
checkInstall()
// when it is loaded before a program
if (require.main !== module) {
  keepCompiledCode()
  resolveOwnImports()
}

function checkInstall() {
  const major = Number(process.versions.node.split('.')[0])
  const missing =
    major < 24
      ? `Mainstreet needs Node 24 or newer; this is ${process.version}. ` +
        'On Linux `npm ci` brings its own; elsewhere install Node 24 and try again.'
      : !existsSync(join(root, 'node_modules')) && 'The packages are missing: run `npm ci` first.'
  if (!missing) return
  process.stderr.write(`${missing}\n`)
  process.exit(1)
}

/** What was compiled once is not compiled again, also not the file that is started. */
function keepCompiledCode() {
  // NODE_COMPILE_CACHE names another folder, for example where this one is not writable
  const folder = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node')
  if (!existsSync(folder)) process.stderr.write('Compiling Mainstreet for its first start ...\n')
  nodeModule.enableCompileCache(folder)
}

/**
 * Our imports name their file, so there is nothing to search for: searching (a package folder in each folder above, links,
 * the kind of each module, 4,000 times) was a sixth of a start.
 */
function resolveOwnImports() {
  const rootUrl = pathToFileURL(join(root, '/')).href
  const ownPackage = /^@mainstreet\/([\w-]+)\/(.+)$/
  const toUrl = (specifier, parent) => {
    if (specifier.startsWith('.')) return new URL(specifier, parent).href
    const [, name, path] = ownPackage.exec(specifier) ?? []
    // as the `exports` of each of our packages say
    return name && `${rootUrl}${name}/src/${path}`
  }
  nodeModule.registerHooks({
    resolve(specifier, context, next) {
      const url = specifier.endsWith('.ts') && toUrl(specifier, context.parentURL)
      return url ? { url, format: 'module-typescript', shortCircuit: true } : next(specifier, context)
    },
  })
}
