import type { Side } from '@mainstreet/contract/chat/message.ts'
import type { DownFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { preferences } from '../../../browser/preferences.ts'
import { chime } from '../../../ui/feedback/play-sound.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { nameOf } from '../thread-messages.ts'
import { isLookedAt } from './active-thread.ts'

type Message = Extract<DownFrame, { type: 'message_received' }>['message']
type Ways = {
  side: Side
  nameOfSender: (message: Message) => string
  pathTo: (message: Message) => string
  go: (path: string) => void
}

/** As many as may have been heard twice: after joining, and as a hint. */
const mostHeard = 200
const heard = new Set<string>()

/** Says that somebody wrote, by the ways that this person wants; nothing for what is being looked at. */
export function tellOf(message: Message, { side, nameOfSender, pathTo, go }: Ways) {
  if (message.sender_type === side || heard.has(message.id)) return
  heard.add(message.id)
  if (heard.size > mostHeard) heard.delete(heard.values().next().value as string)
  if (isLookedAt(message)) return

  const title = nameOfSender(message)
  const shown = showOnDesktop(title, message, () => go(pathTo(message)))
  if (document.visibilityState === 'visible')
    toast({
      title,
      description: message.message.slice(0, 120),
      action: { label: 'Open', to: pathTo(message) },
    })
  if (!shown) void soundOnce(message.id)
}

/** One of the tabs sounds, whichever is first. */
async function soundOnce(id: string) {
  if (!preferences().messageSound) return
  if (!globalThis.navigator.locks) return void (await chime('message'))
  await navigator.locks.request(`mainstreet_heard:${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await chime('message')
    await new Promise((resolve) => setTimeout(resolve, 3000))
  })
}

function showOnDesktop(title: string, message: Message, open: () => void): boolean {
  if (!preferences().desktop || document.visibilityState === 'visible') return false
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false
  try {
    // the same tag in two tabs is one notification
    const notification = new Notification(title, {
      body: message.message.slice(0, 200),
      tag: nameOf(message),
      icon: '/icon.svg',
      silent: !preferences().messageSound,
    })
    notification.onclick = () => {
      globalThis.focus()
      open()
      notification.close()
    }
    return true
  } catch {
    // Chrome on Android has them for service workers only
    return false
  }
}
