import type { AuthDeps } from '../../../../protocols/auth/auth-deps.ts'
import { openHostedProvider } from './hosted-identity-provider.ts'
import type { Provider } from './identity-provider.ts'
import { openOwnProvider } from './local-identity-provider.ts'

export function openProvider(deps: AuthDeps): Provider {
  const { hosted } = deps.settings
  return hosted ? openHostedProvider(deps, hosted) : openOwnProvider(deps)
}
