import type { FieldErrorKey } from './field-rules.ts'

/** What only the server says about an invalid value: keys of the message catalogue. */
export const fieldMessages = [
  'amountOrLines',
  'beforeOrAfter',
  'deliveryAddressRequired',
  'eachProductOnce',
  'itemsOrShop',
  'messageIdFormat',
  'messageRequired',
  'northBelowSouth',
  'notANumber',
  'notEmpty',
  'overlappingHours',
  'productOrItems',
  'restockWithoutLines',
  'timeOfDay',
  'timeZone',
  'unpaidDelivery',
  'wholeNumber',
] as const

export type FieldMessage = (typeof fieldMessages)[number]

/** Checks the key, which the server replaces by its text; schemas take a plain text. */
export const fieldMessage = (key: FieldMessage | FieldErrorKey): string => key
