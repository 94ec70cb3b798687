import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { useState } from 'react'
import { prefer, usePreferences } from '../../browser/preferences.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chime, type Tune } from '../../ui/feedback/play-sound.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { NoticeChoices } from './settings/notification-preferences.tsx'

/** How loud this device may be, and of what its owner wants to hear. */
export function NoticeSettings({ role }: { role: StoredRole }) {
  return (
    <div className="grid gap-6">
      <section aria-labelledby="on-this-device" className="grid gap-1">
        <h3 id="on-this-device" className="text-lg">
          On this device
        </h3>
        <Sounds role={role} />
        <Desktop />
      </section>
      <NoticeChoices />
    </div>
  )
}

function Sounds({ role }: { role: StoredRole }) {
  const { messageSound, orderAlarm, calm } = usePreferences()
  return (
    <>
      <Switch
        label="Sound for messages"
        on={messageSound}
        onChange={(on) => prefer({ messageSound: on })}
        action={<Test tune="message" what="message sound" />}
      />
      {role === 'merchant' && (
        <>
          <Switch
            label="Alarm for new orders"
            hint="Rings on your shop's pages until somebody answers."
            on={orderAlarm}
            onChange={(on) => prefer({ orderAlarm: on })}
            action={<Test tune="order" what="order alarm" />}
          />
          <Switch
            label="Fewer disturbances"
            hint="The alarm rings once, and nothing pulses."
            on={calm}
            onChange={(on) => prefer({ calm: on })}
          />
        </>
      )}
    </>
  )
}

function Test({ tune, what }: { tune: Tune; what: string }) {
  return (
    <Button variant="plain" size="sm" aria-label={`Test the ${what}`} onClick={() => void chime(tune)}>
      Test
    </Button>
  )
}

/** Nothing where the browser has none. It is asked only when somebody presses. */
function Desktop() {
  const { desktop } = usePreferences()
  const [permission, setPermission] = useState(() =>
    typeof Notification === 'undefined' ? undefined : Notification.permission,
  )
  if (permission === undefined) return null

  async function turn(on: boolean) {
    const given = on && permission === 'default' ? await Notification.requestPermission() : permission
    setPermission(given)
    prefer({ desktop: on && given === 'granted' })
  }
  return (
    <Switch
      label="Notifications of the browser"
      hint={
        permission === 'denied'
          ? 'Your browser blocks them for this site; allow them in its settings first.'
          : 'When this page is open behind another one.'
      }
      on={desktop && permission === 'granted'}
      disabled={permission === 'denied'}
      onChange={(on) => void turn(on)}
    />
  )
}
