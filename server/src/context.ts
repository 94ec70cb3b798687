import { randomBytes } from 'node:crypto'
import { orderLimits } from '@mainstreet/contract/orders/limits.ts'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { createAuthDeps } from '@mainstreet/identity/create-auth-deps.ts'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import { createBlobStore } from '@mainstreet/platform/blobs/create-blob-store.ts'
import type { ReadReplicas } from '@mainstreet/platform/db/read-replicas.ts'
import { getOrCreateSharedSecret } from '@mainstreet/platform/db/shared-secret.ts'
import { createPublicReads, type PublicReads } from '@mainstreet/platform/http/public-reads.ts'
import { canSendMail } from '@mainstreet/platform/mail/mail-transport.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import {
  type CallRateLimits,
  createCallRateLimits,
} from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import { setDefaultLocale } from '@mainstreet/platform/text/languages.ts'
import { createUploadedImages, type UploadedImages } from '@mainstreet/storage/images/uploaded-images.ts'
import { createIdentityProvider } from './accounts/identity-provider/create-identity-provider.ts'
import type { IdentityProvider } from './accounts/identity-provider/identity-provider.ts'
import { createSessionResolver, type SessionResolver } from './accounts/session-resolver.ts'
import type { ShopLifecycle } from './accounts/shop-lifecycle.ts'
import { discardMerchantRegistration } from './accounts/users/unconfirmed-users-store.ts'
import { eraseProducts } from './catalog/erase-products-store.ts'
import { type Config, getPublicUrl } from './config.ts'
import type { Demo, LoadDemo } from './demo.ts'
import { publicNetwork, type RemoteNetwork } from './media/proxy/fetch-remote.ts'
import type { OpenOrderLimits } from './orders/open-orders-store.ts'
import { createStripeProvider } from './payments/stripe/create-stripe-provider.ts'
import type { StripeProvider } from './payments/stripe/stripe-provider.ts'
import { createShopLifecycle } from './shops/shop-lifecycle.ts'
import type { WorkerLink } from './workers/worker-link.ts'

/** What calls, pages, sockets and background jobs share: created once for each process, and nowhere else. */
export type AppContext = PlatformDeps & {
  config: Config
  reads: PublicReads
  /** Undefined: everything is read from `db`. */
  replicas: ReadReplicas | undefined
  /** Undefined: no other process of this program serves the same port. */
  worker: WorkerLink | undefined
  publicUrl: string
  timeZone: string
  rateLimits: CallRateLimits
  /** Undefined: no limit of open orders. */
  openLimits: OpenOrderLimits | undefined
  blobs: BlobStore
  images: UploadedImages
  network: RemoteNetwork
  auth: AuthDeps
  identityProvider: IdentityProvider
  sessions: SessionResolver
  shops: ShopLifecycle
  /** Undefined: nothing can be paid online. */
  stripeProvider: StripeProvider | undefined
  /** Undefined: demo mode is off. */
  demo: Demo | undefined
  isMailEnabled: boolean
  /** The same on all nodes. */
  secrets: { csrf: string; storage: string; pickupPass: string; unsubscribe: string }
}

/** What the program connects to, and what a test replaces. */
export type ContextOverrides = Partial<Pick<AppContext, 'network' | 'stripeProvider' | 'replicas' | 'worker'>>

export async function createAppContext(
  platform: PlatformDeps,
  config: Config,
  loadDemo: LoadDemo,
  { network = publicNetwork, replicas, worker, ...overrides }: ContextOverrides = {},
): Promise<AppContext> {
  setDefaultLocale(config.locale)
  const { db, now } = platform
  const { timeZone } = config
  const publicUrl = getPublicUrl(config)
  const demo = config.demo ? await loadDemo() : undefined
  const auth = await createAuthDeps(platform, config.identity, {
    demoAccounts: demo?.accounts,
    discardRegistration: discardMerchantRegistration,
  })
  const blobs = createBlobStore(config)
  const createSecret = (name: string) =>
    getOrCreateSharedSecret(db, name, randomBytes(32).toString('base64url'))
  const { stripeProvider = await createCardProvider(platform, config, demo) } = overrides
  return {
    ...platform,
    config,
    reads: createPublicReads(db, {
      replicas,
      hasOtherNodes: config.databaseUrl !== undefined || worker !== undefined,
      isSecure: publicUrl.startsWith('https:'),
    }),
    replicas,
    worker,
    publicUrl,
    timeZone,
    rateLimits: createCallRateLimits(config.callLimits, db, auth.secret, now),
    openLimits: config.callLimits ? orderLimits : undefined,
    blobs,
    images: createUploadedImages({ db, blobs, now }),
    network,
    auth,
    identityProvider: createIdentityProvider(auth),
    sessions: createSessionResolver(auth, config),
    shops: createShopLifecycle({ ...platform, timeZone, eraseProducts }),
    demo,
    isMailEnabled: canSendMail(config.mail, config.demo),
    secrets: {
      csrf: await createSecret('csrf_secret'),
      storage: await createSecret('storage_secret'),
      pickupPass: await createSecret('pickup_pass_secret'),
      unsubscribe: await createSecret('unsubscribe_secret'),
    },
    stripeProvider,
  }
}

/** Stripe, or the demo's sandbox of it. */
async function createCardProvider(
  platform: PlatformDeps,
  config: Config,
  demo: Demo | undefined,
): Promise<StripeProvider | undefined> {
  if (config.stripe) return createStripeProvider(config.stripe)
  return demo?.createStripeSandbox(platform, getPublicUrl(config))
}
