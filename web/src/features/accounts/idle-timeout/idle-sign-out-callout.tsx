import { minuteMs } from '@mainstreet/contract/durations.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { hasEndedIdle, readActivity } from '../../../session/activity-record.ts'

/** Says on the sign-in page why the user is there. */
export function IdleSignOutCallout() {
  // the sign-in clears the record before this page is gone
  const [timeoutMs] = useState(() => (hasEndedIdle() ? readActivity()?.timeoutMs : undefined))
  if (!timeoutMs) return null
  return (
    <p role="status" className="mb-6 flex items-start gap-3 rounded-field bg-marigold-wash p-4">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{m.accounts.idle.ended(Math.round(timeoutMs / minuteMs))}</span>
    </p>
  )
}
