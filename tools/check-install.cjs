// CommonJS on purpose: an outdated Node must be able to run it.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Mainstreet needs Node 24 or newer; this is ${process.version}. ` +
      'On Linux `npm ci` brings its own; elsewhere install Node 24 and try again.\n',
  )
  process.exit(1)
}
