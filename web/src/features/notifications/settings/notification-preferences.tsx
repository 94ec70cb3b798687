import type { NoticeChoice, NoticeWay } from '@mainstreet/contract/notifications/notification.ts'
import type { NoticeEvent } from '@mainstreet/contract/notifications/notification-events.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useMaybeAnswer } from '../../../api/use-call.ts'
import { useSend } from '../../../api/use-send.ts'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { eventWords, wayWords } from './notification-labels.ts'

/** Of what somebody wants to hear, and by which way; each press is kept at once. */
export function NoticeChoices() {
  const { data, isPending, error } = useMaybeAnswer(calls.noticeChoices)
  const change = useSend(calls.setNoticeChoices, { invalidates: [calls.noticeChoices] })
  /** What was pressed, until the server has said the same or refused it. */
  const [pressed, setPressed] = useState<Partial<Record<NoticeEvent, NoticeChoice>>>({})
  if (isPending) return <Skeleton className="h-64 rounded-card" />
  if (!data) return <Failure of={error} />
  const { ways } = data
  const choices = data.choices.map((choice) => pressed[choice.event] ?? choice)
  if (choices.length === 0) return null

  async function press(choice: NoticeChoice) {
    setPressed((all) => ({ ...all, [choice.event]: choice }))
    const kept = await change.send({ body: { choices: [choice] } })
    if (!kept) setPressed(({ [choice.event]: _, ...rest }) => rest)
  }

  return (
    <section aria-labelledby="tell-me-of" className="grid gap-2">
      <h3 id="tell-me-of" className="text-lg">
        Tell me of
      </h3>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-sm text-ink-2">
            <th scope="col" className="py-1 text-left font-medium">
              What
            </th>
            {ways.map((way) => (
              <th key={way} scope="col" className="w-18 py-1 font-medium">
                {wayWords[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {choices.map((choice) => (
            <tr key={choice.event}>
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {eventWords[choice.event]}
              </th>
              {ways.map((way) => (
                <td key={way} className="text-center">
                  <Tick choice={choice} way={way} onChange={(on) => void press({ ...choice, [way]: on })} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Failure of={change.failure} />
    </section>
  )
}

type TickProps = { choice: NoticeChoice; way: NoticeWay; onChange: (on: boolean) => void }

function Tick({ choice, way, onChange }: TickProps) {
  return (
    <label className="inline-grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">
        {eventWords[choice.event]}: {wayWords[way]}
      </span>
      <input
        type="checkbox"
        checked={choice[way]}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5"
      />
    </label>
  )
}
