import { runServer } from '@mainstreet/server/run-server.ts'

/** `npm start`: the marketplace, in demo mode with its demo. */
await runServer(async () => (await import('@mainstreet/demo/demo.ts')).demo)
