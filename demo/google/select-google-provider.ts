import type { FastifyInstance } from 'fastify'
import type { AuthDeps } from '../../protocols/auth/auth-deps.ts'
import { type Google, openGoogle } from '../../protocols/auth/oauth/google-provider.ts'
import { demoGoogle } from './demo-google-server.ts'

/** The real one where it is set, our own page in demo mode, or none. */
export function googleOf(app: FastifyInstance, deps: AuthDeps, address: string): Google | undefined {
  const { google, playGoogle } = deps.settings
  if (google) return openGoogle(google)
  return playGoogle ? openGoogle(demoGoogle(app, deps, address)) : undefined
}
