import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DescribeShop } from './describe-shop.tsx'

type Props = {
  shop: Shop
  /** The number of listed products. */
  listed: number
  /** The shop that an admin looks at. */
  requestedShopId: string | undefined
}

/** What is left to do before a new shop is listed, and where. */
export function OnboardingSteps({ shop, listed, requestedShopId }: Props) {
  const texts = dashboard.merchant.shop.firstSteps
  const described = isDescribed(shop)
  const steps = [
    {
      title: texts.account.title,
      done: true,
      text: texts.account.text,
    },
    {
      title: described ? texts.describe.doneTitle : texts.describe.title,
      done: described,
      text: texts.describe.text,
      more: <DescribeShop key={shop.version} shop={shop} />,
    },
    {
      title: listed > 0 ? texts.products.doneTitle : texts.products.title,
      done: listed > 0,
      text: listed > 0 ? texts.products.ready(listed) : texts.products.text,
      more: (
        <StepActions>
          <ButtonLink
            variant="quiet"
            to={href(routes.merchant, {
              search: { view: 'products', product: 'new', shop: requestedShopId },
            })}
          >
            {texts.products.add}
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            to={href(routes.merchant, {
              search: { view: 'products', product: 'import', shop: requestedShopId },
            })}
          >
            {texts.products.import}
          </ButtonLink>
        </StepActions>
      ),
    },
    {
      title: texts.review.title,
      done: false,
      text: `${described ? texts.review.text : texts.review.describeFirst} ${openDaysMessage(shop)}`,
      more: (
        <StepActions>
          <ButtonLink
            variant="quiet"
            to={href(routes.merchant, { search: { view: 'hours', shop: requestedShopId } })}
          >
            {texts.review.checkHours}
          </ButtonLink>
        </StepActions>
      ),
    },
  ]
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="first-steps" className="grid gap-5">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="first-steps" className="text-2xl">
            {texts.title}
          </h2>
          <p className="text-sm text-ink-2 nums">
            {texts.progress(steps.filter(({ done }) => done).length, steps.length)}
          </p>
        </header>
        <ol className="grid gap-6">
          {steps.map(({ title, text, done, more }, at) => (
            <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
              <StepMark number={at + 1} done={done} />
              <div className="grid gap-4">
                <div>
                  <h3 className="pt-1 text-lg">{title}</h3>
                  <p className="text-ink-2">{text}</p>
                </div>
                {more}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}

function StepActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>
}

function openDaysMessage({ hours }: Shop): string {
  const { openDays, closed } = dashboard.merchant.shop.firstSteps.review
  const days = Object.values(hours.week).filter((periods) => periods.length > 0).length
  return days === 0 ? closed : openDays(days)
}

function StepMark({ number, done }: { number: number; done: boolean }) {
  return done ? (
    <span className="grid size-9 place-items-center rounded-full bg-pine text-on-pine">
      <Check aria-label={dashboard.merchant.shop.firstSteps.done} className="size-5" />
    </span>
  ) : (
    <span className="grid size-9 place-items-center rounded-full border-2 border-line-strong font-display font-bold text-ink-2">
      {number}
    </span>
  )
}

/** Whether the profile is complete enough for a review: location and description. */
function isDescribed({ location, about_shop }: Pick<Shop, 'location' | 'about_shop'>): boolean {
  return trimText(location) !== '' && trimText(about_shop) !== ''
}
