import { getFieldError } from '../../api/use-async-action.ts'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'

/** The error message, except what is already shown at a field. */
export function FormFailure({ of, fields }: { of: unknown; fields: readonly string[] }) {
  return fields.some((field) => getFieldError(of, field)) ? null : <ErrorMessage error={of} />
}
