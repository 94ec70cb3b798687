import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import { useFocusError } from '../../ui/hooks/use-focus-error.ts'
import { ApiError } from '../api-error.ts'

type Details = {
  /** What to say at which field. */
  atFields: ErrorDetail[]
  /** What no field shows: the error itself, or the first other detail. */
  formError: unknown
}
type Options<Path extends string> = {
  /** The field of an error that has no details. */
  findField?: ((error: ApiError) => Path | undefined) | undefined
  /** The field of a path in the request; the same path unless the form says otherwise. */
  toField?: ((path: string) => string) | undefined
}

/** Divides an error between the fields that a form shows and the form. */
export function divideError<Path extends string>(
  error: unknown,
  fields: readonly Path[],
  { findField, toField = (path) => path }: Options<Path> = {},
): Details {
  if (!(error instanceof ApiError)) return { atFields: [], formError: error }
  const field = error.details.length === 0 ? findField?.(error) : undefined
  const details = field ? [{ path: field, message: error.userMessage }] : error.details
  const placed = details.map(({ path, message }) => ({ path: toField(path), message }))
  const atFields = placed.filter(({ path }) => (fields as readonly string[]).includes(path))
  if (atFields.length === 0) return { atFields, formError: error }
  const other = placed.find((detail) => !atFields.includes(detail))
  const { status, code } = error
  return { atFields, formError: other && new ApiError({ status, code, message: other.message }) }
}

/**
 * For a form that the server checks: what it rejected is shown at the fields, and the first of them is focused.
 * `useRuleForm` does the same, and checks the rules of the contract before sending.
 */
export function useFieldErrors<Path extends string>(
  error: unknown,
  fields: readonly Path[],
  { presses, ...options }: Options<Path> & { presses?: number } = {},
) {
  const { atFields, formError } = divideError(error, fields, options)
  return {
    formRef: useFocusError(error, presses),
    /** The sentence for a field. */
    errorAt: (field: Path): string | undefined => atFields.find(({ path }) => path === field)?.message,
    formError,
  }
}
