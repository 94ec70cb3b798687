import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { CeremonyError } from './ceremony-error.ts'

/** A dialog that was closed is no error: the message is a quiet one. */
export function CeremonyMessage({ error }: { error: unknown }) {
  if (!(error instanceof CeremonyError) || !error.isCancelled) return <ErrorMessage error={error} />
  return (
    <p role="status" className="text-sm text-ink-2">
      {error.userMessage}
    </p>
  )
}
