import { calls } from '@mainstreet/contract/calls.ts'
import type { DemoAccount } from '@mainstreet/contract/identity/user.ts'
import type { Deps } from '../platform/deps.ts'
import { notFound } from '../platform/errors.ts'
import { bearerOf, type On } from '../platform/mount.ts'
import { signInAttempts } from './attempts.ts'
import { csrfTokenFor } from './csrf.ts'
import type { Sessions } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { presentUser, type Viewer } from './viewer.ts'

type IdentityDeps = Deps & {
  sessions: Sessions
  csrfSecret: string
  secureCookies: boolean
  /** Empty when demo mode is off. */
  demoAccounts: readonly DemoAccount[]
}

export function identityRoutes(on: On<Viewer>, deps: IdentityDeps) {
  const { sessions, csrfSecret, secureCookies, demoAccounts } = deps
  const attempts = signInAttempts()

  on(calls.csrfToken, async ({ raw, reply }) => ({
    csrfToken: csrfTokenFor(csrfSecret, secureCookies, raw, reply),
  }))

  on(calls.login, async ({ body, raw }) => {
    const keys = [`account ${body.email.toLowerCase()}`, `address ${raw.ip}`]
    attempts.require(keys)
    try {
      return await signIn(deps, demoAccounts, body.email, body.password)
    } catch (refusal) {
      attempts.failed(keys)
      throw refusal
    }
  })

  on(calls.logout, async ({ raw }) => {
    await sessions.end(bearerOf(raw) ?? '')
    return undefined
  })

  on(calls.me, async ({ viewer }) => ({ user: presentUser(viewer) }))

  on(calls.demoAccounts, async () => {
    if (demoAccounts.length === 0) throw notFound('Page')
    return { data: [...demoAccounts] }
  })
}
