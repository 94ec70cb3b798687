import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ReactNode } from 'react'
import type { PaymentOption, PaymentOptions } from '../../features/payments/payment-options.ts'
import { RadioCards } from '../../features/payments/radio-cards.tsx'
import { PanelSection } from './checkout-layout.tsx'

type Props = {
  options: PaymentOptions
  chosen: PaymentOption | undefined
  testMode: boolean
  holdMinutes: number
  onChange: (option: PaymentOption) => void
  /** Below the options. */
  children: ReactNode
}

/** One choice for all shops, and what it means. */
export function PaymentSection({ options, chosen, testMode, holdMinutes, onChange, children }: Props) {
  const texts = m.checkout.payment
  return (
    <PanelSection title={texts.title}>
      {chosen && (
        <RadioCards
          legend={texts.legend}
          hideLegend
          name="way"
          value={chosen}
          onChange={onChange}
          options={options.options.map((one) => ({
            value: one,
            ...(one === 'online' ? texts.online : texts.inStore),
          }))}
        />
      )}
      {options.explanation && <p className="text-sm text-ink-2">{options.explanation}</p>}
      {chosen === 'online' && testMode && (
        <p className="rounded-field bg-marigold-wash px-3 py-2.5 text-sm">
          <strong>{texts.testMode}</strong> {texts.testModeText}
        </p>
      )}
      <p className="text-sm text-ink-2">
        {chosen === 'in_store' ? texts.payAtPickupHint : texts.holdHint(holdMinutes)}
      </p>
      {children}
    </PanelSection>
  )
}
