import { runIdentityServer } from '@mainstreet/server/commands/run-identity-server.ts'

/** `npm run identity`: the identity server alone, for conformance tests and as a stand-in for a hosted project. */
await runIdentityServer(async () => (await import('@mainstreet/demo/demo.ts')).demo)
