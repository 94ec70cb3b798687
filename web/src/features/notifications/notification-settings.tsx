import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { useState } from 'react'
import { updatePreferences, usePreferences } from '../../browser/preferences.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { playSound, type SoundName } from '../../ui/feedback/play-sound.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { NotificationPreferences } from './notification-preferences.tsx'

/** The sounds of this device, and the events that the user wants to be notified of. */
export function NotificationSettings({ role }: { role: StoredRole }) {
  return (
    <div className="grid gap-6">
      <section aria-labelledby="on-this-device" className="grid gap-1">
        <h3 id="on-this-device" className="text-lg">
          {m.notifications.settings.device}
        </h3>
        <SoundSettings role={role} />
        <DesktopSettings />
      </section>
      <NotificationPreferences />
    </div>
  )
}

function SoundSettings({ role }: { role: StoredRole }) {
  const { messageSound, orderAlarm, calm } = usePreferences()
  const text = m.notifications.settings
  return (
    <>
      <Switch
        label={text.messageSound}
        checked={messageSound}
        onChange={(on) => updatePreferences({ messageSound: on })}
        action={<TestSoundButton tune="message" label={text.testMessageSound} />}
      />
      {role === 'merchant' && (
        <>
          <Switch
            label={text.orderAlarm}
            hint={text.orderAlarmHint}
            checked={orderAlarm}
            onChange={(on) => updatePreferences({ orderAlarm: on })}
            action={<TestSoundButton tune="order" label={text.testOrderAlarm} />}
          />
          <Switch
            label={text.calm}
            hint={text.calmHint}
            checked={calm}
            onChange={(on) => updatePreferences({ calm: on })}
          />
        </>
      )}
    </>
  )
}

function TestSoundButton({ tune, label }: { tune: SoundName; label: string }) {
  return (
    <Button variant="plain" size="sm" aria-label={label} onClick={() => void playSound(tune)}>
      {m.notifications.settings.test}
    </Button>
  )
}

/** Nothing where the browser has no notifications. The permission is requested on a click only. */
function DesktopSettings() {
  const { desktop } = usePreferences()
  const [permission, setPermission] = useState(() =>
    typeof Notification === 'undefined' ? undefined : Notification.permission,
  )
  if (permission === undefined) return null

  async function toggleDesktop(on: boolean) {
    const granted = on && permission === 'default' ? await Notification.requestPermission() : permission
    setPermission(granted)
    updatePreferences({ desktop: on && granted === 'granted' })
  }
  return (
    <Switch
      label={m.notifications.settings.browser}
      hint={
        permission === 'denied'
          ? m.notifications.settings.browserBlocked
          : m.notifications.settings.browserHint
      }
      checked={desktop && permission === 'granted'}
      disabled={permission === 'denied'}
      onChange={(on) => void toggleDesktop(on)}
    />
  )
}
