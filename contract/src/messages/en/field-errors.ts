import { formatNumber, plural } from './formats.ts'

/** What is wrong with a typed value: the browser says it at the field, the server in `details`. */
export const fieldErrors = {
  aboutRequired: 'Describe your shop',
  addressRequired: 'Enter an address',
  amountFormat: 'Enter an amount such as 3.50',
  codeRequired: 'Enter the code',
  colorFormat: 'Use a color such as #1d5a45',
  dateRequired: 'Enter a date',
  emailFormat: 'Enter a valid email address',
  emailRequired: 'Enter an email address',
  itemsRequired: 'Choose what to refund',
  nameRequired: 'Enter a name',
  phoneFormat: 'Enter a phone number such as (209) 555-0100',
  priceFormat: 'Enter a price such as 12.50',
  reasonRequired: 'Enter a reason',
  secureLinkFormat: 'Enter a link that starts with https://',
  shopDecisionRequired: 'Choose what happens to the shop: close it, or transfer it to another merchant',
  successorRequired: 'Choose the merchant who gets the shop',
  webAddressFormat: 'Enter a web address that starts with https://',
  wholeNumberFormat: 'Enter a whole number such as 12',
  maxChars: (max: number) => plural(max, { one: 'Up to # character', other: 'Up to # characters' }),
  min: (min: number) => `Enter ${formatNumber(min)} or more`,
  max: (max: number) => `Must be ${formatNumber(max)} or less`,
}
