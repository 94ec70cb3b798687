import { m } from '@mainstreet/contract/messages/messages.ts'
import { getApiErrorMessage } from '../api/api-error-message.ts'
import { toast } from '../ui/toasts/toast.ts'
import { isSessionEndError } from './session.ts'

/** Says what failed and why; the end of a session has its own message. */
export function toastError(title: string, error: unknown, description = getApiErrorMessage(error)) {
  if (isSessionEndError(error)) return
  const isRepeated = description === title
  toast({ title, description: isRepeated ? m.app.tryAgainLater : description, tone: 'danger' })
}
