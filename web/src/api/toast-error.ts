import { m } from '@mainstreet/contract/messages/messages.ts'
import { isSessionEndError } from '../session/session.ts'
import { toast } from '../ui/toasts/toast.ts'
import { getApiErrorMessage } from './api-error-message.ts'

/** Says what failed and why; the end of a session has its own message. */
export function toastError(title: string, error: unknown, description = getApiErrorMessage(error)) {
  if (isSessionEndError(error)) return
  const isRepeated = description === title
  toast({ title, description: isRepeated ? m.app.tryAgainLater : description, tone: 'danger' })
}
