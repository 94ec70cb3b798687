import type { ThreadSide } from '@mainstreet/contract/chat/message.ts'
import type { LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { truncateText } from '@mainstreet/contract/text/cut-text.ts'
import { getPreferences } from '../../browser/preferences.ts'
import { playSound } from '../../ui/feedback/play-sound.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { isThreadVisible } from './active-thread.ts'
import { getThreadId } from './thread-messages.ts'

type Message = Extract<LiveServerFrame, { type: 'message_received' }>['message']
type AlertOptions = {
  side: ThreadSide
  nameOfSender: (message: Message) => string
  pathTo: (message: Message) => string
  go: (path: string) => void
}

/** Enough for frames that arrive twice: after joining, and as a hint. */
const maxAlertedIds = 200
const alertedIds = new Set<string>()

/** Alerts about a new message by the preferred channels; not for a visible thread. */
export function alertForMessage(message: Message, { side, nameOfSender, pathTo, go }: AlertOptions) {
  if (message.sender_type === side || alertedIds.has(message.id)) return
  alertedIds.add(message.id)
  if (alertedIds.size > maxAlertedIds) alertedIds.delete(alertedIds.values().next().value as string)
  if (isThreadVisible(message)) return

  const title = nameOfSender(message)
  const shown = showDesktopNotification(title, message, () => go(pathTo(message)))
  if (document.visibilityState === 'visible')
    toast({
      title,
      description: truncateText(message.message, 120),
      action: { label: m.chat.alert.open, to: pathTo(message) },
    })
  if (!shown) void playSoundOnce(message.id)
}

/** Only one of the tabs plays the sound. */
async function playSoundOnce(id: string) {
  if (!getPreferences().messageSound) return
  if (!globalThis.navigator.locks) return void (await playSound('message'))
  await navigator.locks.request(`mainstreet_heard:${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await playSound('message')
    await new Promise((resolve) => setTimeout(resolve, 3000))
  })
}

function showDesktopNotification(title: string, message: Message, open: () => void): boolean {
  if (!getPreferences().desktop || document.visibilityState === 'visible') return false
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false
  try {
    // the same tag in two tabs is one notification
    const notification = new Notification(title, {
      body: truncateText(message.message, 200),
      tag: getThreadId(message),
      icon: '/icon.svg',
      silent: !getPreferences().messageSound,
    })
    notification.onclick = () => {
      globalThis.focus()
      open()
      notification.close()
    }
    return true
  } catch {
    // Chrome on Android allows them in service workers only
    return false
  }
}
