import { m } from '@mainstreet/contract/messages/messages.ts'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { appSocket } from '../../../queries/live/app-socket.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { sendQueue } from '../send-queue/tab-send-queue.ts'
import { useLiveStatus } from './use-live-status.ts'

/** Shorter interruptions are not shown. */
const showAfterMs = 2500

/** Nothing while connected; otherwise the problem and a button to retry. */
export function ConnectionStatus() {
  const { status, message: problem, isUnstable } = useLiveStatus()
  const [isOverdue, setOverdue] = useState(false)
  const isDown = status !== 'connected'

  useEffect(() => {
    setOverdue(false)
    if (!isDown) return
    const timer = setTimeout(() => setOverdue(true), showAfterMs)
    return () => clearTimeout(timer)
  }, [isDown])

  const message = isDown
    ? (problem ?? (isOverdue ? m.chat.connection.connecting : ''))
    : isUnstable
      ? m.chat.connection.unstable
      : ''
  function tryAgain() {
    appSocket.notify('retry_requested')
    void sendQueue.flush()
  }
  return (
    <div role="status" className="empty:hidden">
      {message && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line bg-marigold-wash px-4 py-1.5 text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">
            <span className="font-semibold">{message}</span>{' '}
            {isDown && <span className="block">{m.chat.connection.queued}</span>}
          </p>
          {(status === 'error' || status === 'max_reconnects_exceeded') && (
            <Button variant="plain" size="sm" onClick={tryAgain}>
              {m.app.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
