import { faultAt } from '../../features/identity/use-attempt.ts'
import { Failure } from '../../ui/failure.tsx'

/** What is not said at a field already. */
export function FormFailure({ of, fields }: { of: unknown; fields: readonly string[] }) {
  return fields.some((field) => faultAt(of, field)) ? null : <Failure of={of} />
}
