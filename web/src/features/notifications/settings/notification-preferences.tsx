import type {
  NotificationChannel,
  NotificationPreference,
} from '@mainstreet/contract/notifications/notification.ts'
import type { NotificationEvent } from '@mainstreet/contract/notifications/notification-events.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../api/use-call.ts'
import { useSend } from '../../../api/use-send.ts'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { channelLabels, eventLabels } from './notification-labels.ts'

/** Of what somebody wants to hear, and by which way; each press is kept at once. */
export function NotificationPreferences() {
  const { data, isPending, error } = useCallQuery(calls.getNotificationPreferences)
  const change = useSend(calls.updateNotificationPreferences, {
    invalidates: [calls.getNotificationPreferences],
  })
  /** What was pressed, until the server has said the same or refused it. */
  const [pendingChoices, setPendingChoices] = useState<
    Partial<Record<NotificationEvent, NotificationPreference>>
  >({})
  if (isPending) return <Skeleton className="h-64 rounded-card" />
  if (!data) return <ErrorMessage error={error} />
  const { ways } = data
  const choices = data.choices.map((choice) => pendingChoices[choice.event] ?? choice)
  if (choices.length === 0) return null

  async function press(choice: NotificationPreference) {
    setPendingChoices((all) => ({ ...all, [choice.event]: choice }))
    const saved = await change.send({ body: { choices: [choice] } })
    if (!saved) setPendingChoices(({ [choice.event]: _, ...rest }) => rest)
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
                {channelLabels[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {choices.map((choice) => (
            <tr key={choice.event}>
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {eventLabels[choice.event]}
              </th>
              {ways.map((way) => (
                <td key={way} className="text-center">
                  <PreferenceCheckbox
                    preference={choice}
                    channel={way}
                    onChange={(on) => void press({ ...choice, [way]: on })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ErrorMessage error={change.error} />
    </section>
  )
}

type PreferenceCheckboxProps = {
  preference: NotificationPreference
  channel: NotificationChannel
  onChange: (on: boolean) => void
}

function PreferenceCheckbox({ preference, channel, onChange }: PreferenceCheckboxProps) {
  return (
    <label className="inline-grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">
        {eventLabels[preference.event]}: {channelLabels[channel]}
      </span>
      <input
        type="checkbox"
        checked={preference[channel]}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5"
      />
    </label>
  )
}
