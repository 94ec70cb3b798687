import type { z } from 'zod'

const typeLabels: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
}
const formatLabels: Record<string, string> = {
  email: 'an email address',
  guid: 'an id',
  uuid: 'an id',
  url: 'a web address',
  datetime: 'a time in ISO 8601',
  date: 'a date as YYYY-MM-DD',
}

/** The validation messages for people; a schema's own message takes precedence. */
export const validationErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Is missing'
        : `Must be ${typeLabels[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}`
        : `Must be one of ${issue.values.join(', ')}`
    case 'too_big':
      return describeMax(issue)
    case 'too_small':
      return describeMin(issue)
    case 'invalid_format':
      return formatLabels[issue.format]
        ? `Is not ${formatLabels[issue.format]}`
        : 'Does not have the right form'
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `Cannot have ${issue.keys.join(', ')}`
    case 'invalid_union':
      return 'Has none of the forms that it may have'
    default:
      return undefined
  }
}

type SizeIssue<Code> = { code: Code; origin: string; inclusive?: boolean | undefined }

function describeMax({
  origin,
  maximum,
  inclusive,
}: SizeIssue<'too_big'> & { maximum: number | bigint }): string {
  if (origin === 'string') return `Can have at most ${maximum} characters`
  if (origin === 'array') return `Can have at most ${maximum} entries`
  return inclusive ? `Can be at most ${maximum}` : `Must be less than ${maximum}`
}

function describeMin({
  origin,
  minimum,
  inclusive,
}: SizeIssue<'too_small'> & { minimum: number | bigint }): string {
  if (origin === 'string' || origin === 'array')
    return minimum === 1 || minimum === 1n
      ? 'Must not be empty'
      : `Needs at least ${minimum} ${origin === 'string' ? 'characters' : 'entries'}`
  return inclusive ? `Must be at least ${minimum}` : `Must be more than ${minimum}`
}
