/** Ready words for a declined order; the merchant may change them before they go out. */
export const declineReasons = [
  'Sold out today',
  'We cannot make it in time',
  'We are closing early today',
  'The item is damaged',
  'We do not deliver to this address',
] as const
