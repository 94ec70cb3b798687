import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ReactNode } from 'react'
import type { PaymentOption } from '../../features/payments/payment-options.ts'
import { RadioCards } from '../../features/payments/radio-cards.tsx'
import { PanelSection } from './checkout-layout.tsx'
import type { CheckoutPlan } from './checkout-plan.ts'

type Props = {
  plan: CheckoutPlan
  testMode: boolean
  holdMinutes: number
  onChange: (option: PaymentOption) => void
  /** Below the options. */
  children: ReactNode
}

/** One choice for all shops, what it means, and which shops cannot follow it. */
export function PaymentSection({ plan, testMode, holdMinutes, onChange, children }: Props) {
  const { paymentOptions, paymentOption, total, onlineCents } = plan
  const { options, explanation } = paymentOptions
  const texts = m.checkout.payment
  const isSplit = paymentOption === 'in_store' && onlineCents > 0
  return (
    <PanelSection title={texts.title}>
      {paymentOption && (
        <RadioCards
          legend={texts.legend}
          hideLegend
          name="way"
          value={paymentOption}
          onChange={onChange}
          options={options.map((one) => ({
            value: one,
            ...(one === 'online' ? texts.online : texts.inStore),
          }))}
        />
      )}
      {explanation && (isSplit || options.length < 2) && <p className="text-sm text-ink-2">{explanation}</p>}
      {isSplit && (
        <p className="rounded-field bg-pine-wash px-3 py-2.5 text-sm font-semibold" aria-live="polite">
          {texts.split({
            card: formatMoney(onlineCents),
            pickup: formatMoney(total.totalCents - onlineCents),
          })}
        </p>
      )}
      {onlineCents > 0 && testMode && (
        <p className="rounded-field bg-marigold-wash px-3 py-2.5 text-sm">
          <strong>{texts.testMode}</strong> {texts.testModeText}
        </p>
      )}
      <p className="text-sm text-ink-2">
        {onlineCents > 0 ? texts.holdHint(holdMinutes) : texts.payAtPickupHint}
      </p>
      {children}
    </PanelSection>
  )
}
