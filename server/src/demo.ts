import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import type { GoogleSettings } from '@mainstreet/identity/oauth/google-provider.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { FastifyInstance } from 'fastify'
import type { StripeProvider } from './payments/stripe/stripe-provider.ts'

/** Only when demo mode is on, so that otherwise nothing of the demo is loaded. */
export type LoadDemo = () => Promise<Demo>

/** What demo mode adds to the server. The package `demo` implements it. */
export type Demo = {
  accounts: readonly DemoAccount[]
  /** Builds the demo marketplace where nobody has an account yet. `cards`: include orders paid in the Stripe sandbox. */
  seedEmptyDatabase(db: Db, options: { cards: boolean; print(line: string): void }): Promise<void>
  /** Adds an OpenID Connect provider that takes Google's place, and returns the settings of its client. */
  registerGoogle(app: FastifyInstance, auth: AuthDeps, publicUrl: string): GoogleSettings
  createStripeSandbox(deps: PlatformDeps, publicUrl: string): Promise<StripeProvider>
}
