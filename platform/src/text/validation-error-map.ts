import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import type { ServerMessages } from '@mainstreet/contract/messages/language.ts'
import { z } from 'zod'

/** The validation messages for people; a schema's own message takes precedence. */
export function createValidationErrorMap(messages: ServerMessages): z.core.$ZodErrorMap {
  const { validation } = messages.errors
  return (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined
          ? validation.required
          : (validation.type[issue.expected] ?? validation.otherType(issue.expected))
      case 'invalid_value':
        return validation.oneOf(issue.values.map(String))
      case 'too_big':
        return describeMax(messages, issue)
      case 'too_small':
        return describeMin(messages, issue)
      case 'invalid_format':
        return validation.format[issue.format] ?? validation.otherFormat
      case 'not_multiple_of':
        return validation.multipleOf(Number(issue.divisor))
      case 'unrecognized_keys':
        return validation.unknownKeys(issue.keys)
      case 'invalid_union':
        return validation.noneOfForms
      default:
        return undefined
    }
  }
}

type SizeIssue<Code> = { code: Code; origin: string; inclusive?: boolean | undefined }

function describeMax(
  { errors: { validation }, fieldErrors }: ServerMessages,
  { origin, maximum, inclusive }: SizeIssue<'too_big'> & { maximum: number | bigint },
): string {
  if (origin === 'string') return fieldErrors.maxChars(Number(maximum))
  if (origin === 'array') return validation.maxEntries(Number(maximum))
  return inclusive ? fieldErrors.max(Number(maximum)) : validation.below(Number(maximum))
}

function describeMin(
  { errors: { validation }, fieldErrors }: ServerMessages,
  { origin, minimum, inclusive }: SizeIssue<'too_small'> & { minimum: number | bigint },
): string {
  const min = Number(minimum)
  if (origin === 'string') return min === 1 ? validation.empty : validation.minChars(min)
  if (origin === 'array') return min === 1 ? validation.empty : validation.minEntries(min)
  return inclusive ? fieldErrors.min(min) : validation.above(Number(minimum))
}

const maxDetails = 1000

/** The errors with their paths; keys of the catalogue, which schemas have as messages, become texts. */
export function listValidationErrors(error: z.ZodError, messages: ServerMessages): ErrorDetail[] {
  const fields: Record<string, unknown> = { ...messages.fieldErrors, ...messages.errors.fields }
  return error.issues.slice(0, maxDetails).map(({ path, message }) => ({
    path: z.core.toDotPath(path),
    message: Object.hasOwn(fields, message) ? String(fields[message]) : message,
  }))
}
