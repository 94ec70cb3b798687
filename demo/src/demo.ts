import type { Demo } from '@mainstreet/server/demo.ts'
import { registerDemoGoogle } from './google/demo-google-server.ts'
import { demoAccounts } from './seed/demo-accounts.ts'
import { isDatabaseEmpty } from './seed/is-database-empty.ts'
import { createStripeSandbox } from './stripe-sandbox/create-stripe-sandbox.ts'

/** The only entry point: the server imports nothing else below demo/. */
export const demo: Demo = {
  accounts: demoAccounts,
  registerGoogle: registerDemoGoogle,
  createStripeSandbox,
  async seedEmptyDatabase(db, { cards, print }) {
    if (!(await isDatabaseEmpty(db))) return
    print('Building the demo town ...')
    const { seedDemo } = await import('./seed/seed-demo.ts')
    await seedDemo(db, new Date(), { cards })
  },
}
