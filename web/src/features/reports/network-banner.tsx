import { m } from '@mainstreet/contract/messages/messages.ts'
import { WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from '../../ui/toasts/toast.ts'
import type { NetworkMonitor } from './network-monitor.ts'

type Props = { monitor: NetworkMonitor; onBack: () => void }

/** Unobtrusive: one line that shifts no content, and a message when the connection is back. */
export function NetworkBanner({ monitor, onBack }: Props) {
  const { isOnline } = useSyncExternalStore(monitor.subscribe, monitor.state)
  const [wasOffline, setWasOffline] = useState(false)
  const [checking, setChecking] = useState(false)

  useEffect(() => {
    if (!isOnline) return setWasOffline(true)
    if (!wasOffline) return
    setWasOffline(false)
    toast({ title: m.connection.backOnline, tone: 'good' })
    onBack()
  }, [isOnline, wasOffline, onBack])

  async function tryAgain() {
    setChecking(true)
    await monitor.check()
    setChecking(false)
  }

  return (
    <div role="status" className="sticky top-(--header-height) z-30 empty:hidden low:top-0">
      {!isOnline && (
        <div className="border-b border-marigold bg-marigold-wash">
          <p className="shell-width flex items-center gap-2.5 py-1 text-sm leading-tight font-medium">
            <WifiOff aria-hidden="true" className="size-4 shrink-0" />
            <span>{navigator.onLine ? m.connection.unreachable : m.connection.offline}</span>
            <button
              type="button"
              disabled={checking}
              onClick={() => void tryAgain()}
              className="min-h-9 shrink-0 rounded-field px-1 font-bold text-pine underline underline-offset-3"
            >
              {checking ? m.connection.retrying : m.connection.retry}
            </button>
          </p>
        </div>
      )}
    </div>
  )
}
