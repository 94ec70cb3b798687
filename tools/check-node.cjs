// Plain old JavaScript on purpose: it must be readable by the Node that is too old.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Mainstreet needs Node 24 or newer; this is ${process.version}. ` +
      'On Linux `npm ci` brings its own; elsewhere install Node 24 and try again.\n',
  )
  process.exit(1)
}
