export const rejectReasons = [
  'The address could not be found on a map.',
  'The description does not say what the shop sells.',
  'The picture is missing or does not show the shop.',
  'The phone number or e-mail address does not work.',
  'This shop is on the street already.',
] as const

export const suspendReasons = [
  'Customers could not pick up what they had ordered.',
  'Products were shown that the shop does not have.',
  'The shop has closed for good.',
  'The shop has asked for it.',
] as const
