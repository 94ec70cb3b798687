/** What a schema says about an invalid value: keys of the message catalogue, rendered by the server. */
export const fieldMessages = [
  'amountOrLines',
  'beforeOrAfter',
  'colorFormat',
  'customerNameRequired',
  'deliveryAddressRequired',
  'eachProductOnce',
  'itemsOrShop',
  'messageIdFormat',
  'messageRequired',
  'nameRequired',
  'northBelowSouth',
  'notANumber',
  'notEmpty',
  'notNegative',
  'overlappingHours',
  'productOrItems',
  'reasonRequired',
  'restockWithoutLines',
  'timeOfDay',
  'timeZone',
  'unpaidDelivery',
  'wholeCents',
  'wholeNumber',
] as const

export type FieldMessage = (typeof fieldMessages)[number]

/** Checks the key; schemas take a plain text. */
export const fieldMessage = (key: FieldMessage): string => key
