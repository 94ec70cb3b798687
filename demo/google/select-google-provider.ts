import type { FastifyInstance } from 'fastify'
import type { AuthDeps } from '../../protocols/auth/auth-deps.ts'
import { createGoogleProvider, type GoogleProvider } from '../../protocols/auth/oauth/google-provider.ts'
import { registerDemoGoogle } from './demo-google-server.ts'

/** Google if it is configured, the simulated one in demo mode, or none. */
export function selectGoogleProvider(
  app: FastifyInstance,
  deps: AuthDeps,
  baseUrl: string,
): GoogleProvider | undefined {
  const { google, usesDemoGoogle } = deps.settings
  if (google) return createGoogleProvider(google)
  return usesDemoGoogle ? createGoogleProvider(registerDemoGoogle(app, deps, baseUrl)) : undefined
}
