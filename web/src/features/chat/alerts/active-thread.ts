import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { isSameThread } from '../thread-messages.ts'

let open: ThreadKey | undefined

/** Which conversation is on the screen. */
export function setOpenThread(key: ThreadKey | undefined) {
  open = key
}

/** What somebody is looking at needs no sound and no toast. */
export function isLookedAt(key: ThreadKey): boolean {
  return open !== undefined && isSameThread(open, key) && document.visibilityState === 'visible'
}
