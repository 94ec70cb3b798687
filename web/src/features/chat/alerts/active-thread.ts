import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { isSameThread } from '../thread-messages.ts'

let activeThread: ThreadKey | undefined

/** Which conversation is on the screen. */
export function setActiveThread(key: ThreadKey | undefined) {
  activeThread = key
}

/** What somebody is looking at needs no sound and no toast. */
export function isThreadVisible(key: ThreadKey): boolean {
  return (
    activeThread !== undefined && isSameThread(activeThread, key) && document.visibilityState === 'visible'
  )
}
