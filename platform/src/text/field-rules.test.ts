import { accountRules } from '@mainstreet/contract/accounts/field-rules.ts'
import { productRules } from '@mainstreet/contract/catalog/field-rules.ts'
import { pickEnteredFields } from '@mainstreet/contract/entity-fields.ts'
import { findFieldError, requiredReasonRule } from '@mainstreet/contract/field-rules.ts'
import { numberField, textField } from '@mainstreet/contract/fields.ts'
import { enServer } from '@mainstreet/contract/messages/en-server.ts'
import { pickupCodeRule } from '@mainstreet/contract/orders/field-rules.ts'
import { orderDescriptor } from '@mainstreet/contract/orders/order-fields.ts'
import { refundRules } from '@mainstreet/contract/payments/field-rules.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createValidationErrorMap, listValidationErrors } from './validation-error-map.ts'

const rules = [
  ...Object.entries({
    ...accountRules,
    ...refundRules,
    ...productRules,
    pickup_code: pickupCodeRule,
    reason: requiredReasonRule,
  }),
  ...Object.entries({ ...pickEnteredFields(shopDescriptor), ...pickEnteredFields(orderDescriptor) }).map(
    ([name, { rule }]) => [name, rule] as const,
  ),
]
const texts = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('\u200b', '\u2800 \u3164', '\u{e0041}', '𝒜da 🍵'),
  fc.emailAddress(),
  fc.stringMatching(/^[\d٠-٩ ()+.x-]{1,20}$/),
  fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }),
  fc.stringMatching(/^#[0-9a-fA-F]{5,7}$/),
  // the lengths about a limit
  fc.integer({ min: 0, max: 5001 }).map((length) => 'x'.repeat(length)),
)
const numbers = fc.oneof(
  fc.integer({ min: -5, max: 1500 }),
  fc.integer({ min: -100, max: 200_000_000 }).map((cents) => cents / 100),
  fc.double(),
)

describe('the browser and the server say the same about every value of', () => {
  for (const [name, rule] of rules) {
    if (!rule || (!('maxChars' in rule) && !('decimals' in rule))) continue
    const schema = 'decimals' in rule ? numberField(rule) : textField(rule)
    const values: fc.Arbitrary<string | number> = 'decimals' in rule ? numbers : texts
    test(name, () =>
      fc.assert(
        fc.property(values, (value) => {
          const { error } = schema.safeParse(value, { error: createValidationErrorMap(enServer) })
          const onServer = error && listValidationErrors(error, enServer)[0]?.message
          const typed = typeof value === 'string' ? trimText(value) : value
          expect(findFieldError(rule, typed, enServer.fieldErrors)).toBe(onServer)
        }),
        { numRuns: 300 },
      ),
    )
  }
})

test.each([
  ['an address without a host', shopDescriptor.business_email.rule, 'rosa@', 'Enter a valid email address'],
  [
    'a link without https',
    shopDescriptor.social_links.rule,
    'http://a.example',
    'Enter a link that starts with https://',
  ],
  ['a fraction of a cent', productRules.price, 4.505, 'Enter a price such as 12.50'],
  ['a billionth of a dollar', productRules.price, 1e-9, 'Enter a price such as 12.50'],
  ['a negative price', productRules.price, -3, 'Enter 0 or more'],
  ['a refund of nothing', refundRules.amount, 0, 'Enter 0.01 or more'],
  ['too high a number', productRules.price, 2_000_000, 'Must be 1,000,000 or less'],
  ['a blank name', shopDescriptor.name.rule, '', 'Enter a name'],
  ['no choice', accountRules.shop, '', enServer.fieldErrors.shopDecisionRequired],
  ['an optional text that is empty', shopDescriptor.website.rule, '', undefined],
])('%s', (_, rule, value, expected) => {
  expect(findFieldError(rule, value, enServer.fieldErrors)).toBe(expected)
})
