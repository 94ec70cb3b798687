import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { live } from '../../../api/live/app-socket.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { post } from '../send-queue/tab-send-queue.ts'
import { useLiveStatus } from './use-live-status.ts'

/** A blink of the connection is nobody's business. */
const saidAfterMs = 2500

/** Nothing while all is well; else what is wrong in words, and a way to try again. */
export function ConnectionLine() {
  const { status, words, unstable } = useLiveStatus()
  const [late, setLate] = useState(false)
  const down = status !== 'connected'

  useEffect(() => {
    setLate(false)
    if (!down) return
    const timer = setTimeout(() => setLate(true), saidAfterMs)
    return () => clearTimeout(timer)
  }, [down])

  const said = down ? (words ?? (late ? 'Connecting…' : '')) : unstable ? 'The connection is unstable' : ''
  function tryAgain() {
    live.take('pressed')
    void post.carry()
  }
  return (
    <div role="status" className="empty:hidden">
      {said && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line bg-marigold-wash px-4 py-1.5 text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">
            <span className="font-semibold">{said}</span>{' '}
            {down && <span className="block">What you write is kept and sent later.</span>}
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
