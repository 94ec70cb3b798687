import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { appSocket } from '../../../api/live/app-socket.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { sendQueue } from '../send-queue/tab-send-queue.ts'
import { useLiveStatus } from './use-live-status.ts'

/** A blink of the connection is nobody's business. */
const showAfterMs = 2500

/** Nothing while all is well; else what is wrong in words, and a way to try again. */
export function ConnectionStatus() {
  const { status, message: words, isUnstable } = useLiveStatus()
  const [late, setLate] = useState(false)
  const isDown = status !== 'connected'

  useEffect(() => {
    setLate(false)
    if (!isDown) return
    const timer = setTimeout(() => setLate(true), showAfterMs)
    return () => clearTimeout(timer)
  }, [isDown])

  const message = isDown
    ? (words ?? (late ? 'Connecting…' : ''))
    : isUnstable
      ? 'The connection is unstable'
      : ''
  function tryAgain() {
    appSocket.take('pressed')
    void sendQueue.flush()
  }
  return (
    <div role="status" className="empty:hidden">
      {message && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line bg-marigold-wash px-4 py-1.5 text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">
            <span className="font-semibold">{message}</span>{' '}
            {isDown && <span className="block">What you write is kept and sent later.</span>}
          </p>
          {(status === 'error' || status === 'max_reconnects_exceeded') && (
            <Button variant="plain" size="sm" onClick={tryAgain}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
