import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useCartMerge } from '../../features/cart/use-cart-merge.ts'
import { keepImages } from '../../features/media/track-images.ts'
import { NetworkBanner } from '../../features/reports/network-banner.tsx'
import { askHealth, type NetworkWatch, watchNetwork } from '../../features/reports/network-monitor.ts'
import { watchErrors } from '../../features/reports/report-uncaught-errors.ts'
import { LiveParts } from './live-services.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** What nobody waits for: it comes when the first page has been painted. */
export function AfterPaint() {
  const client = useQueryClient()
  const [watch, setWatch] = useState<NetworkWatch>()
  const askAgain = useCallback(() => void client.invalidateQueries(), [client])
  useCartMerge()
  useSessionEnd()

  useEffect(() => watchErrors(window), [])

  useEffect(() => {
    // where the next page lies is known before it is asked for; if not, it is asked for once more then
    import('../router/deferred-pages.ts').catch(() => undefined)
    // a search must not wait for these, least of all without a line
    import('../../pages/home/matching-shops.tsx').catch(() => undefined)
    import('../../pages/home/nothing-found.tsx').catch(() => undefined)
    const images = keepImages(client)
    const network = watchNetwork({ ask: askHealth, browser: window, hasLine: navigator.onLine })
    const stopKeeping = network.subscribe(() => images.keepNetwork(network.state()))
    setWatch(network)
    return () => {
      stopKeeping()
      network.stop()
      images.stop()
    }
  }, [client])

  return (
    <>
      {watch && <NetworkBanner watch={watch} onBack={askAgain} />}
      <LiveParts />
    </>
  )
}
