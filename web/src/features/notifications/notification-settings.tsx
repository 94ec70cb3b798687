import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { useState } from 'react'
import { updatePreferences, usePreferences } from '../../browser/preferences.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { playSound, type SoundName } from '../../ui/feedback/play-sound.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { NotificationPreferences } from './settings/notification-preferences.tsx'

/** The sounds of this device, and the events that the user wants to be notified of. */
export function NotificationSettings({ role }: { role: StoredRole }) {
  return (
    <div className="grid gap-6">
      <section aria-labelledby="on-this-device" className="grid gap-1">
        <h3 id="on-this-device" className="text-lg">
          On this device
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
  return (
    <>
      <Switch
        label="Sound for messages"
        checked={messageSound}
        onChange={(on) => updatePreferences({ messageSound: on })}
        action={<TestSoundButton tune="message" what="message sound" />}
      />
      {role === 'merchant' && (
        <>
          <Switch
            label="Alarm for new orders"
            hint="Rings on your shop's pages until somebody answers."
            checked={orderAlarm}
            onChange={(on) => updatePreferences({ orderAlarm: on })}
            action={<TestSoundButton tune="order" what="order alarm" />}
          />
          <Switch
            label="Fewer disturbances"
            hint="The alarm rings once, and nothing pulses."
            checked={calm}
            onChange={(on) => updatePreferences({ calm: on })}
          />
        </>
      )}
    </>
  )
}

function TestSoundButton({ tune, what }: { tune: SoundName; what: string }) {
  return (
    <Button variant="plain" size="sm" aria-label={`Test the ${what}`} onClick={() => void playSound(tune)}>
      Test
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
      label="Notifications of the browser"
      hint={
        permission === 'denied'
          ? 'Your browser blocks them for this site; allow them in its settings first.'
          : 'When this page is open behind another one.'
      }
      checked={desktop && permission === 'granted'}
      disabled={permission === 'denied'}
      onChange={(on) => void toggleDesktop(on)}
    />
  )
}
