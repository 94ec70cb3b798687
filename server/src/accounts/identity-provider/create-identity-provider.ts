import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { createHostedIdentityProvider } from './hosted-identity-provider.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { createLocalIdentityProvider } from './local-identity-provider.ts'

export function createIdentityProvider(deps: AuthDeps): IdentityProvider {
  const { hostedProject } = deps.settings
  return hostedProject ? createHostedIdentityProvider(deps, hostedProject) : createLocalIdentityProvider(deps)
}
