import type { LogWarning } from '../platform/log/log-warning.ts'
import type { PlatformDeps } from '../platform/platform-deps.ts'
import type { StripeProvider } from './stripe/stripe-provider.ts'

export type PaymentDeps = PlatformDeps & {
  provider: StripeProvider
  publicUrl: string
  warn: LogWarning
}
