import { texts } from '@mainstreet/contract/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshAccessToken } from '../../session/access-token.ts'
import { useSession } from '../../session/session.ts'
import { appSocket } from './app-socket.ts'
import { startQueryInvalidation } from './query-invalidation.ts'

/** Keeps the socket of somebody who is signed in: it feeds the answers, and gets a fresh token as soon as there is one. */
export function useLiveSocket() {
  const { token } = useSession()
  const client = useQueryClient()

  useEffect(() => startQueryInvalidation(client, appSocket), [client])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is told to the server at once
  useEffect(() => appSocket.onTokenRenewed(), [token])

  useEffect(
    () =>
      appSocket.onStatus(() => {
        // the token ran out while the tab slept; a new one lets it in again
        if (appSocket.status().message === texts.session.notAuthenticated) void refreshAccessToken()
      }),
    [],
  )

  useEffect(() => {
    const woken = () => {
      if (document.visibilityState === 'visible') appSocket.take('woken')
    }
    const online = () => appSocket.take('online')
    document.addEventListener('visibilitychange', woken)
    globalThis.addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', woken)
      globalThis.removeEventListener('online', online)
    }
  }, [])
}
