import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { orderTextLimits } from '@mainstreet/contract/orders/limits.ts'
import type { ReactNode } from 'react'
import type { CheckoutError } from '../../features/payments/checkout-error.ts'
import type { CheckoutInput, ContactField } from '../../features/payments/checkout-input.ts'
import type { PaymentOption, PaymentOptions } from '../../features/payments/payment-options.ts'
import { RadioCards } from '../../features/payments/radio-cards.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { CheckoutErrorCallout } from './checkout-shop.tsx'

type Props = {
  input: CheckoutInput
  onInputChange: (input: Partial<CheckoutInput>) => void
  paymentOptions: PaymentOptions
  paymentOption: PaymentOption | undefined
  testMode: boolean
  holdMinutes: number
  totalCents: number
  shopTotals: readonly { name: string; cents: number }[]
  error: CheckoutError | undefined
  errorAt: (field: ContactField) => string | undefined
  /** Why the checkout cannot be placed yet. */
  obstacle: ReactNode
  busy: boolean
}

/** Contact, payment method and total. */
export function PaymentPanel({
  input,
  onInputChange,
  paymentOptions,
  paymentOption,
  totalCents,
  shopTotals,
  error,
  errorAt,
  obstacle,
  busy,
  ...terms
}: Props) {
  const texts = m.checkout.payment
  const total = formatMoney(totalCents)
  return (
    <div className="grid grid-cols-1 gap-6 rounded-card border border-line bg-surface p-5 shadow-low lg:sticky lg:top-24">
      <section aria-labelledby="who" className="grid grid-cols-1 gap-4">
        <h2 id="who" className="text-xl">
          {m.checkout.contact.title}
        </h2>
        <Field
          label={m.checkout.contact.name}
          autoComplete="name"
          required
          maxLength={orderTextLimits.maxCustomerNameChars}
          value={input.name}
          error={errorAt('customer_name')}
          onChange={({ target }) => onInputChange({ name: target.value })}
        />
        <Field
          label={m.checkout.contact.email}
          type="email"
          autoComplete="email"
          maxLength={fieldLimits.maxEmailChars}
          value={input.email}
          error={errorAt('customer_email')}
          onChange={({ target }) => onInputChange({ email: target.value })}
        />
        <Field
          label={m.checkout.contact.phone}
          hint={m.checkout.contact.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={fieldLimits.maxPhoneChars}
          value={input.phone}
          error={errorAt('customer_phone')}
          onChange={({ target }) => onInputChange({ phone: target.value })}
        />
      </section>

      <section aria-labelledby="paying" className="grid grid-cols-1 gap-4">
        <h2 id="paying" className="text-xl">
          {texts.title}
        </h2>
        {paymentOption && (
          <RadioCards
            legend={texts.legend}
            name="way"
            value={paymentOption}
            onChange={(next) => onInputChange({ paymentOption: next })}
            options={paymentOptions.options.map((one) => ({
              value: one,
              ...(one === 'online' ? texts.online : texts.inStore),
            }))}
          />
        )}
        {paymentOptions.explanation && <p className="text-sm text-ink-2">{paymentOptions.explanation}</p>}
        {paymentOption === 'online' && terms.testMode && (
          <p className="rounded-field bg-marigold-wash px-3 py-2.5 text-sm">
            <strong>{texts.testMode}</strong> {texts.testModeText}
          </p>
        )}
      </section>

      <div className="grid grid-cols-1 gap-3 border-t-2 border-dotted border-line-strong/60 pt-4">
        {shopTotals.length > 1 &&
          shopTotals.map(({ name, cents }) => (
            <p key={name} className="flex justify-between gap-4 text-sm">
              <span className="min-w-0 truncate text-ink-2">{name}</span>
              <span className="nums">{formatMoney(cents)}</span>
            </p>
          ))}
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{texts.total}</span>
          <span className="font-display text-2xl font-bold nums" aria-live="polite">
            {total}
          </span>
        </p>
        {error && <CheckoutErrorCallout error={error} />}
        {obstacle}
        <Button
          type="submit"
          size="lg"
          className="w-full"
          busy={busy}
          disabled={Boolean(obstacle) || paymentOption === undefined}
        >
          {paymentOption === 'in_store' ? texts.placeOrder(total) : texts.pay(total)}
        </Button>
        <p className="text-sm text-ink-2">
          {paymentOption === 'in_store' ? texts.payAtPickupHint : texts.holdHint(terms.holdMinutes)}
        </p>
      </div>
    </div>
  )
}
