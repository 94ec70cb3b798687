import { m } from '@mainstreet/contract/messages/messages.ts'
import type {
  NotificationChannel,
  NotificationPreference,
} from '@mainstreet/contract/notifications/notification.ts'
import type { NotificationEvent } from '@mainstreet/contract/notifications/notification-events.ts'
import { useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { useSend } from '../../queries/use-send.ts'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** The events that the user wants to be notified of, and the channels; each click is saved at once. */
export function NotificationPreferences() {
  const { data, isPending, error } = useCallQuery(calls.getNotificationPreferences)
  const text = m.notifications.preferences
  const change = useSend(calls.updateNotificationPreferences, {
    invalidates: [calls.getNotificationPreferences],
  })
  /** Pending choices, until the server has accepted or rejected them. */
  const [pendingPreferences, setPendingPreferences] = useState<
    Partial<Record<NotificationEvent, NotificationPreference>>
  >({})
  if (isPending) return <Skeleton className="h-64 rounded-card" />
  if (!data) return <ErrorMessage error={error} />
  const { channels } = data
  const preferences = data.preferences.map((preference) => pendingPreferences[preference.event] ?? preference)
  if (preferences.length === 0) return null

  async function press(preference: NotificationPreference) {
    setPendingPreferences((all) => ({ ...all, [preference.event]: preference }))
    const saved = await change.send({ body: { preferences: [preference] } })
    if (!saved) setPendingPreferences(({ [preference.event]: _, ...rest }) => rest)
  }

  return (
    <section aria-labelledby="notify-me-about" className="grid gap-2">
      <h3 id="notify-me-about" className="text-lg">
        {text.heading}
      </h3>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-sm text-ink-2">
            <th scope="col" className="py-1 text-left font-medium">
              {text.event}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-18 py-1 font-medium">
                {text.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {preferences.map((preference) => (
            <tr key={preference.event}>
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                <span className="block font-semibold">{text.events[preference.event]}</span>
                <span className="block text-sm text-ink-2">{text.hints[preference.event]}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel} className="text-center">
                  <PreferenceCheckbox
                    preference={preference}
                    channel={channel}
                    onChange={(on) => void press({ ...preference, [channel]: on })}
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
  const { choice, events, channels } = m.notifications.preferences
  return (
    <label className="inline-grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">
        {choice({ event: events[preference.event], channel: channels[channel] })}
      </span>
      <input
        type="checkbox"
        checked={preference[channel]}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-pine"
      />
    </label>
  )
}
