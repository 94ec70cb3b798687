import { z } from 'zod'
import { textField } from '../fields.ts'
import { pickupCodeRule } from './field-rules.ts'
import { orderLineLimits } from './limits.ts'
import { orderDescriptor } from './order-fields.ts'

const { customer_name, customer_phone, customer_email, delivery_address } = orderDescriptor

/** The person who picks up an order, or receives its delivery. */
export const customerFields = {
  customer_name: textField(customer_name.rule),
  customer_phone: textField(customer_phone.rule).default(''),
  customer_email: textField(customer_email.rule).default(''),
  delivery_address: textField(delivery_address.rule).nullish(),
}

export const pickupCode = textField(pickupCodeRule)

/** The line items of an order, or of one shop's part of a checkout. */
export const orderLines = <Line extends z.ZodType>(line: Line, emptyMessage?: string) =>
  z.array(line).min(1, emptyMessage).max(orderLineLimits.maxLines)
