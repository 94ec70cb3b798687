import { secondMs } from '@mainstreet/contract/durations.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { useEffect, useRef, useState } from 'react'
import { getMsUntilEnd, readActivity } from '../../../session/activity-record.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

/** Closing it counts as input, too. */
export function IdleDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const texts = m.accounts.idle
  const [seconds, setSeconds] = useState(getSecondsLeft)
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  useEffect(() => {
    const timer = setInterval(() => setSeconds(getSecondsLeft()), secondMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <Dialog
      open
      onClose={onStay}
      title={texts.title}
      focusField={false}
      footer={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {m.accounts.settings.sessions.signOut}
          </Button>
          <Button ref={stay} onClick={onStay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p className="nums">{texts.warning(seconds)}</p>
    </Dialog>
  )
}

const getSecondsLeft = () => Math.max(0, Math.ceil(getMsUntilEnd(readActivity(), Date.now()) / secondMs))
