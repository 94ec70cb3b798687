import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { isValidHours } from './hours-edit.ts'
import { getPromiseLines } from './promise-lines.ts'

type Props = { hours: OpeningHours; shop: Shop; now: Date }

/** The promise that customers will see, while editing. */
export function PromisePreview({ hours, shop, now }: Props) {
  const lines = isValidHours(hours) ? getPromiseLines(hours, shop, now) : []
  return (
    <section aria-labelledby="promise" className="grid gap-2 rounded-card bg-pine-wash px-4 py-4">
      <h2 id="promise" className="text-xl">
        {dashboard.merchant.hours.preview.title}
      </h2>
      {lines.length === 0 && <p>{dashboard.merchant.hours.preview.invalid}</p>}
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {lines.map(({ when, text }) => (
          <div key={when} className="contents">
            <dt className="text-ink-2">{when}</dt>
            <dd className="font-semibold max-sm:mb-1.5">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
