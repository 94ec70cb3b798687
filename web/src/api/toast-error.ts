import { isEnd } from '../session/session.ts'
import { toast } from '../ui/toasts/toast.ts'
import { failureWords } from './api-error-message.ts'

/** What could not be done, and why; that the session has ended is told alone. */
export function toastFailure(title: string, failure: unknown, description = failureWords(failure)) {
  if (isEnd(failure)) return
  const isRepeated = description === title
  toast({ title, description: isRepeated ? 'Please try again in a moment.' : description, tone: 'danger' })
}
