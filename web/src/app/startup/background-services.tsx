import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useCartMerge } from '../../features/cart/use-cart-merge.ts'
import { trackImages } from '../../features/media/track-images.ts'
import { NetworkBanner } from '../../features/reports/network-banner.tsx'
import {
  createNetworkMonitor,
  fetchHealth,
  type NetworkMonitor,
} from '../../features/reports/network-monitor.ts'
import { reportUncaughtErrors } from '../../features/reports/report-uncaught-errors.ts'
import { LiveServices } from './live-services.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** Services that load after the first paint. */
export function BackgroundServices() {
  const client = useQueryClient()
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
  }, [client])

  return (
    <>
      {watch && <NetworkBanner monitor={watch} onBack={refetchAll} />}
      <LiveServices />
    </>
  )
}
