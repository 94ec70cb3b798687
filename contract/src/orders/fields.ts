import { z } from 'zod'
import { fieldMessage } from '../field-messages.ts'
import { deliveryAddressRule, optional } from '../field-rules.ts'
import { emailOrEmpty, phone, textField, typedText } from '../fields.ts'
import { pickupCodeRule } from './field-rules.ts'
import { orderLineLimits, orderTextLimits } from './limits.ts'

/** The person who picks up an order, or receives its delivery. */
export const customerFields = {
  customer_name: typedText()
    .min(1, fieldMessage('customerNameRequired'))
    .max(orderTextLimits.maxCustomerNameChars),
  customer_phone: phone.default(''),
  customer_email: emailOrEmpty.default(''),
  delivery_address: textField(optional(deliveryAddressRule)).nullish(),
}

export const pickupCode = textField(pickupCodeRule)

/** The line items of an order, or of one shop's part of a checkout. */
export const orderLines = <Line extends z.ZodType>(line: Line, emptyMessage?: string) =>
  z.array(line).min(1, emptyMessage).max(orderLineLimits.maxLines)
