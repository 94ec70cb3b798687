import { faultAt } from '../../api/use-async-action.ts'
import { Failure } from '../../ui/feedback/error-message.tsx'

/** What is not said at a field already. */
export function FormFailure({ of, fields }: { of: unknown; fields: readonly string[] }) {
  return fields.some((field) => faultAt(of, field)) ? null : <Failure of={of} />
}
