import { mailLimits as limits } from '@mainstreet/contract/accounts/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { getApiErrorMessage } from '../../api/api-error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'

type Props = {
  label: string
  /** The title of the toast on failure. */
  errorTitle: string
  send: () => Promise<void>
  /** An email has just been sent. */
  startsCoolingDown?: boolean
}

/** One email per minute: the button shows the remaining time. */
export function ResendEmailButton({ label, errorTitle, send, startsCoolingDown = false }: Props) {
  const [until, setUntil] = useState(() => (startsCoolingDown ? Date.now() + limits.cooldownMs : 0))
  const [busy, setBusy] = useState(false)
  const left = useSecondsUntil(until)

  async function resend() {
    setBusy(true)
    try {
      await send()
      setUntil(Date.now() + limits.cooldownMs)
      toast({ title: m.accounts.checkEmail.sent, tone: 'good' })
    } catch (failure) {
      const wait = failure instanceof ApiError ? failure.retryAfterSeconds : undefined
      if (wait) setUntil(Date.now() + wait * 1000)
      toast({ title: errorTitle, description: getApiErrorMessage(failure), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="quiet" busy={busy} disabled={left > 0} onClick={() => void resend()} className="nums">
      {left > 0 ? m.accounts.checkEmail.resendIn({ label, seconds: left }) : label}
    </Button>
  )
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const running = left > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new end restarts the countdown
  useEffect(() => {
    setNow(Date.now())
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until, running])
  return left
}
