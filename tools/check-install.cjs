// CommonJS on purpose: an outdated Node must be able to run it.
const { existsSync } = require('node:fs')
const { join } = require('node:path')

const major = Number(process.versions.node.split('.')[0])
const missing =
  major < 24
    ? `Mainstreet needs Node 24 or newer; this is ${process.version}. ` +
      'On Linux `npm ci` brings its own; elsewhere install Node 24 and try again.'
    : !existsSync(join(__dirname, '../node_modules')) && 'The packages are missing: run `npm ci` first.'
if (missing) {
  process.stderr.write(`${missing}\n`)
  process.exit(1)
}
const compileCache = join(__dirname, '../node_modules/.cache/node')
// when it is loaded before a program
if (require.main !== module) {
  if (!existsSync(compileCache)) process.stderr.write('Compiling Mainstreet for its first start ...\n')
  // what was compiled once is not compiled again, also not the file that is started
  require('node:module').enableCompileCache(compileCache)
}
