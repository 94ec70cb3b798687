import type { DeadLetter } from '@mainstreet/contract/admin/dead-letter.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'

/** An event that this version does not know is shown by its name. */
export function getJobLabel({ queue, name }: DeadLetter): string {
  if (queue === 'email') return m.deadLetters.email
  if (queue === 'sms') return m.deadLetters.sms
  const labels: Record<string, string | undefined> = m.deadLetters.events
  return labels[name] ?? name
}
