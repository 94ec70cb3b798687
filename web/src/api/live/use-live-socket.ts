import { texts } from '@mainstreet/contract/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshNow } from '../../session/access-token.ts'
import { useSession } from '../../session/session.ts'
import { live } from './app-socket.ts'
import { feed } from './query-invalidation.ts'

/** Keeps the socket of somebody who is signed in: it feeds the answers, and gets a fresh token as soon as there is one. */
export function useLiveSocket() {
  const { token } = useSession()
  const client = useQueryClient()

  useEffect(() => feed(client, live), [client])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is told to the server at once
  useEffect(() => live.renewed(), [token])

  useEffect(
    () =>
      live.onStatus(() => {
        // the token ran out while the tab slept; a new one lets it in again
        if (live.status().words === texts.session.notAuthenticated) void refreshNow()
      }),
    [],
  )

  useEffect(() => {
    const woken = () => {
      if (document.visibilityState === 'visible') live.take('woken')
    }
    const online = () => live.take('online')
    document.addEventListener('visibilitychange', woken)
    globalThis.addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', woken)
      globalThis.removeEventListener('online', online)
    }
  }, [])
}
