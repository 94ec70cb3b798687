import type { DeadLetter } from '@mainstreet/contract/admin/dead-letter.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'

/** An event that this version does not know is shown by its name. */
export function getJobLabel({ queue, name }: DeadLetter): string {
  if (queue === 'email') return dashboard.deadLetters.email
  if (queue === 'sms') return dashboard.deadLetters.sms
  const labels: Record<string, string | undefined> = dashboard.deadLetters.events
  return labels[name] ?? name
}
