import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'

/** Undefined when the text would become too long to be sent. */
export function appendReply(text: string, reply: string): string | undefined {
  const next = trimText(text) ? `${text.trimEnd()} ${reply}` : reply
  return next.length <= chatLimits.maxChars ? next : undefined
}
