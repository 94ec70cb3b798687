import type { CheckoutError } from '../../features/payments/checkout-error.ts'

/** Scrolls into view: on a phone the pressed button is far away. */
export function CheckoutErrorCallout({ error }: { error: CheckoutError }) {
  return (
    <div
      role="alert"
      ref={(box) => {
        void box?.scrollIntoView({ block: 'center' })
      }}
      className="rounded-field bg-poppy-wash px-3 py-2.5 text-sm"
    >
      <p className="font-semibold text-poppy">{error.message}</p>
      {error.nextStep && <p>{error.nextStep}</p>}
    </div>
  )
}
