import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { isSameThread } from './thread-messages.ts'

let activeThread: ThreadKey | undefined

/** Sets the thread that is on the screen. */
export function setActiveThread(key: ThreadKey | undefined) {
  activeThread = key
}

/** A visible thread needs neither sound nor toast. */
export function isThreadVisible(key: ThreadKey): boolean {
  return (
    activeThread !== undefined && isSameThread(activeThread, key) && document.visibilityState === 'visible'
  )
}
