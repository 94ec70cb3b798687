import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { createAuthDeps } from '@mainstreet/identity/create-auth-deps.ts'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import { createBlobStore } from '@mainstreet/platform/blobs/create-blob-store.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import {
  type CallRateLimits,
  createCallRateLimits,
} from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import { setDefaultLocale } from '@mainstreet/platform/text/languages.ts'
import { type Config, getPublicUrl } from './config.ts'
import type { Demo, LoadDemo } from './demo.ts'
import { createStripeProvider } from './payments/stripe/create-stripe-provider.ts'
import type { StripeProvider } from './payments/stripe/stripe-provider.ts'

/** What the app and the background jobs share: created once for each process. */
export type AppDeps = PlatformDeps & {
  config: Config
  auth: AuthDeps
  blobs: BlobStore
  /** Undefined: nothing can be paid online. */
  stripeProvider: StripeProvider | undefined
  /** Undefined: demo mode is off. */
  demo: Demo | undefined
  rateLimits: CallRateLimits
}

export async function createAppDeps(
  platform: PlatformDeps,
  config: Config,
  loadDemo: LoadDemo,
): Promise<AppDeps> {
  setDefaultLocale(config.locale)
  const demo = config.demo ? await loadDemo() : undefined
  const auth = await createAuthDeps(platform, config.identity, demo?.accounts)
  return {
    ...platform,
    config,
    auth,
    blobs: createBlobStore(config),
    stripeProvider: config.stripe
      ? createStripeProvider(config.stripe)
      : await demo?.createStripeSandbox(platform, getPublicUrl(config)),
    demo,
    rateLimits: createCallRateLimits(config.callLimits, platform.db, auth.secret, platform.now),
  }
}
