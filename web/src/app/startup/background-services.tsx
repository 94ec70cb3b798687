import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FunctionComponent, useCallback, useEffect, useState } from 'react'
import { loadChunk } from '../../browser/load-chunk.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { ConfirmIdentity } from '../../features/accounts/confirm-identity/confirm-identity.tsx'
import { FailedSignInsWarning } from '../../features/accounts/failed-sign-ins-warning.tsx'
import { IdleTimeout } from '../../features/accounts/idle-timeout/idle-timeout.tsx'
import { useCartMerge } from '../../features/cart/use-cart-merge.ts'
import { trackImages } from '../../features/media/track-images.ts'
import { NetworkBanner } from '../../features/reports/network-banner.tsx'
import {
  createNetworkMonitor,
  fetchHealth,
  type NetworkMonitor,
} from '../../features/reports/network-monitor.ts'
import { reportUncaughtErrors } from '../../features/reports/report-uncaught-errors.ts'
import { hasEndedIdle } from '../../session/activity-record.ts'
import { endSession, getSession, onSessionEnded, useUser } from '../../session/session.ts'
import { storeReturnPath } from '../../session/stored-routes.ts'
import { dismissToast, toast } from '../../ui/toasts/toast.ts'

/** Services that load after the first paint. */
export function BackgroundServices() {
  const client = useQueryClient()
  const router = useRouter()
  const [watch, setWatch] = useState<NetworkMonitor>()
  const refetchAll = useCallback(() => void client.invalidateQueries(), [client])
  useCartMerge()
  useSessionEnd()

  useEffect(() => reportUncaughtErrors(window), [])

  useEffect(() => {
    // preloads the list of page chunks; if this fails, navigation loads it again
    import('../router/deferred-pages.ts').catch(() => undefined)
    // preloaded so that a search does not wait for it, even without a connection
    import('../../pages/home/matching-shops.tsx').catch(() => undefined)
    import('../../pages/home/nothing-found.tsx').catch(() => undefined)
    // loading code in the tap that opens a page delays its next frame; a finger does not hover first
    for (const route of [routes.product, routes.shop]) void router.preloadCode(href(route, { id: '-' }))
    const images = trackImages(client)
    const network = createNetworkMonitor({
      checkHealth: fetchHealth,
      browser: window,
      isInitiallyOnline: navigator.onLine,
    })
    const unsubscribeNetwork = network.subscribe(() => images.saveNetworkState(network.state()))
    setWatch(network)
    return () => {
      unsubscribeNetwork()
      network.stop()
      images.stop()
    }
  }, [client, router])

  return (
    <>
      {watch && <NetworkBanner monitor={watch} onBack={refetchAll} />}
      <ConfirmIdentity />
      <FailedSignInsWarning />
      <IdleTimeout />
      <LiveServices />
    </>
  )
}

/** The page and its unsaved input stay until the user chooses to sign in again. */
function useSessionEnd() {
  const router = useRouter()
  useEffect(() => {
    const signInAgain = () => {
      if (getSession().status === 'signed_in') {
        storeReturnPath(router.getLocation().href)
        endSession()
      }
      router.push(href(routes.login))
    }
    let last: number | undefined
    onSessionEnded(() => {
      // the sign-in page says so
      if (hasEndedIdle()) return
      if (last) dismissToast(last)
      last = toast({
        title: m.session.noValidSession,
        description: m.app.header.sessionEnded,
        action: { label: m.layout.signIn, onSelect: signInAgain },
      })
    })
  }, [router])
}

type LiveService = FunctionComponent<{ user: User }>

const liveServiceLoaders = {
  chat: () => import('../../features/chat/live-chat.tsx').then(({ LiveChat }): LiveService => LiveChat),
  moderation: () =>
    import('../../features/moderation/live-moderation.tsx').then(
      ({ LiveModeration }): LiveService => LiveModeration,
    ),
}

/** The socket and its features: loaded after the page, only for signed-in users. */
function LiveServices() {
  const user = useUser()
  const [loaded, setLoaded] = useState<{ kind: keyof typeof liveServiceLoaders; Parts: LiveService }>()
  const kind = user && (toStoredRole(user.role) === 'admin' ? 'moderation' : 'chat')
  const isLoaded = loaded?.kind === kind

  useEffect(() => {
    if (!kind || isLoaded) return
    // without it, polling continues
    loadChunk(liveServiceLoaders[kind], () => undefined).then(
      (Parts) => setLoaded({ kind, Parts }),
      () => undefined,
    )
  }, [kind, isLoaded])
  return user && loaded && isLoaded ? <loaded.Parts key={user.id} user={user} /> : null
}
