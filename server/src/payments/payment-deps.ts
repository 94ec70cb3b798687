import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { StripeProvider } from './stripe/stripe-provider.ts'

export type PaymentDeps = PlatformDeps & {
  provider: StripeProvider
  publicUrl: string
  warn: LogWarning
}
