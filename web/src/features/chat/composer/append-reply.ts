import { chatLimits } from '@mainstreet/contract/limits.ts'

/** Undefined when the text would become too long to be sent. */
export function appendReply(text: string, reply: string): string | undefined {
  const next = text.trim() ? `${text.trimEnd()} ${reply}` : reply
  return next.length <= chatLimits.maxChars ? next : undefined
}
