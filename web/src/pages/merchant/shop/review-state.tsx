import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { separateItems } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../../api/calls.ts'
import { useClock } from '../../../browser/clock.ts'
import { formatWhen } from '../../../features/orders/order-time.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { fieldLabel } from './profile-form.ts'

/** The admin's decision, the changes since, and the next step. */
export function ReviewState({ shop, onEdit }: { shop: Shop; onEdit: () => void }) {
  const texts = dashboard.merchant.shop.review
  const now = useClock()
  const { data, error } = useCallQuery(calls.getShopReview, { params: { id: shop.id } }, { live: true })
  const submit = useSend(calls.submitShop, { invalidates: [calls.getShop, calls.getShopReview] })
  const pending = shop.status === 'pending_approval'
  const changed = [...new Set(data?.review.changes.map(({ field }) => fieldLabel(field)))]

  const submitForReview = async () => {
    if (await submit.send({ params: { id: shop.id } })) toast({ title: texts.resubmitted, tone: 'good' })
  }
  return (
    <section
      aria-labelledby="review"
      className={`grid gap-3 rounded-card px-5 py-4 ${pending ? 'bg-marigold-wash' : 'bg-poppy-wash'}`}
    >
      <h2 id="review" className="text-xl">
        {pending ? m.shopStatuses.pending_approval : texts.notListed}
      </h2>
      <p>{pending ? texts.pendingText : texts.rejectedText}</p>
      {!pending && (
        <>
          {shop.rejection_reason && (
            <p>
              {texts.reason} <strong>{shop.rejection_reason}</strong>
            </p>
          )}
          <p>{changed.length > 0 ? texts.changed(separateItems(changed)) : texts.unchanged}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant={changed.length > 0 ? 'quiet' : 'primary'} onClick={onEdit}>
              {dashboard.merchant.shop.edit}
            </Button>
            <Button
              variant={changed.length > 0 ? 'primary' : 'quiet'}
              busy={submit.busy}
              onClick={() => void submitForReview()}
            >
              {texts.resubmit}
            </Button>
          </div>
        </>
      )}
      <ErrorMessage error={submit.error ?? error} />
      {data && data.review.decisions.length > 1 && (
        <details>
          <summary className="inline-flex min-h-10 cursor-pointer items-center font-semibold">
            {texts.history}
          </summary>
          <ol className="grid gap-2 text-sm">
            {data.review.decisions.map(({ action, reason, created_at }) => (
              <li key={created_at}>
                <time dateTime={created_at}>
                  {formatWhen(shop.hours.time_zone, new Date(created_at), now)}
                </time>
                {' · '}
                {reason ? texts.actionWithReason(texts.actions[action], reason) : texts.actions[action]}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
