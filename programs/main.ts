import './setup-node.cjs'

const { runServer } = await import('@mainstreet/server/run-server.ts')
const loadDemo = async () => (await import('@mainstreet/demo/demo.ts')).demo

/** `npm start`: the marketplace, in demo mode with its demo. */
if (process.argv[2] !== '--compile') await runServer(loadDemo)
else {
  // while an image is built, by the user who will start it: Node keeps what it has compiled when the process ends
  await import('@mainstreet/server/serve.ts')
  await import(new URL('../web/dist/server/entry-server.js', import.meta.url).href)
  await loadDemo()
}
