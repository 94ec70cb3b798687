import { m } from '@mainstreet/contract/messages/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshAccessToken } from '../../api/access-token.ts'
import { useSession } from '../../session/session.ts'
import { appSocket } from './app-socket.ts'
import { startQueryInvalidation } from './query-invalidation.ts'

/** Runs the socket of a signed-in user: it invalidates queries, and gets each fresh token at once. */
export function useLiveSocket() {
  const { token } = useSession()
  const client = useQueryClient()

  useEffect(() => startQueryInvalidation(client, appSocket), [client])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token is sent to the server at once
  useEffect(() => appSocket.onTokenRenewed(), [token])

  useEffect(
    () =>
      appSocket.onStatus(() => {
        // the token expired while the device slept; a new one reopens the socket
        if (appSocket.status().message === m.session.notAuthenticated) void refreshAccessToken()
      }),
    [],
  )

  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') appSocket.notify('page_visible')
    }
    const online = () => appSocket.notify('online')
    document.addEventListener('visibilitychange', onVisibilityChange)
    globalThis.addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      globalThis.removeEventListener('online', online)
    }
  }, [])
}
