import type { AuthDeps } from './auth/auth-deps.ts'
import { openHostedProvider } from './hosted-provider.ts'
import { openOwnProvider } from './own-provider.ts'
import type { Provider } from './provider.ts'

export function openProvider(deps: AuthDeps): Provider {
  const { hosted } = deps.settings
  return hosted ? openHostedProvider(deps, hosted) : openOwnProvider(deps)
}
