import type { User } from '@mainstreet/contract/identity/user.ts'
import { useSyncExternalStore } from 'react'
import { ApiFailure } from './api-failure.ts'
import { calls } from './calls.ts'
import { request } from './client.ts'
import { forgetRoutes } from './remembered-routes.ts'
import { setToken, takePreventLogout } from './token.ts'

export type Session =
  | { status: 'loading' | 'signed_out'; user: null; token: null }
  | { status: 'signed_in'; user: User; token: string }

const userKey = 'mainstreet_user'
const tokenKey = 'mainstreet_token'
const loading: Session = { status: 'loading', user: null, token: null }
const signedOut: Session = { status: 'signed_out', user: null, token: null }

let current: Session = loading
let endedBy: 'person' | 'server' = 'server'
let restoring: Promise<Session> | undefined
const listeners = new Set<() => void>()

/** On the server and at the first render in the browser it is loading, and looks signed out. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, session, () => loading)
}

export function session(): Session {
  return current
}

export async function signIn(email: string, password: string): Promise<User> {
  const { user, token } = await request(calls.login, { body: { email, password } })
  keep(user, token)
  return user
}

/** Also without a connection. Spec 2: the remembered routes go too. Throws when the server could not end the session. */
export async function signOut(): Promise<void> {
  try {
    if (current.status === 'signed_in') await request(calls.logout)
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || (failure.status !== 0 && failure.status !== 401)) throw failure
  }
  endedBy = 'person'
  clear()
  forgetRoutes()
}

/** Whether the last session was left on purpose. */
export function wasLeft(): boolean {
  return endedBy === 'person'
}

/** Spec 4: what was stored is restored if it is a demo account or has an id; then the server is asked about it. */
export function restoreSession(): Promise<Session> {
  restoring ??= restore()
  return restoring
}

async function restore(): Promise<Session> {
  const stored = readStored()
  globalThis.addEventListener?.('storage', followOtherTabs)
  if (!stored) {
    change(signedOut)
    return current
  }
  change({ status: 'signed_in', ...stored })
  void confirm(stored.token)
  return current
}

async function confirm(token: string) {
  try {
    const { user } = await request(calls.me)
    if (current.token === token) keep(user, token)
  } catch (failure) {
    const refused = failure instanceof ApiFailure && failure.status === 401
    takePreventLogout()
    if (!refused || current.token !== token) return
    endedBy = 'server'
    clear()
  }
}

function followOtherTabs(event: StorageEvent) {
  if (event.key !== tokenKey && event.key !== null) return
  const stored = readStored()
  endedBy = 'person'
  change(stored ? { status: 'signed_in', ...stored } : signedOut)
}

function keep(user: User, token: string) {
  try {
    localStorage.setItem(userKey, JSON.stringify(user))
    localStorage.setItem(tokenKey, token)
  } catch {
    // Without storage the session lasts as long as the page.
  }
  change({ status: 'signed_in', user, token })
}

function clear() {
  try {
    localStorage.removeItem(userKey)
    localStorage.removeItem(tokenKey)
  } catch {
    // Nothing was stored then.
  }
  change(signedOut)
}

function readStored(): { user: User; token: string } | undefined {
  try {
    const user = JSON.parse(localStorage.getItem(userKey) ?? 'null') as User | null
    const token = localStorage.getItem(tokenKey)
    return user?.id && user.role && token ? { user, token } : undefined
  } catch {
    return undefined
  }
}

function change(next: Session) {
  current = next
  setToken(next.token)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
