import type { en } from './en.ts'

/** What a language provides: a file with the same keys as English. */
export type Messages = typeof en

/**
 * The messages of the language that is shown. Set once before the app renders; so that any language can be, no
 * module reads a message while it loads.
 */
export let m: Messages

export function setMessages(messages: Messages): void {
  m = messages
}
