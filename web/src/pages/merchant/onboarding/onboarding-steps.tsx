import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
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
  const described = isDescribed(shop)
  const steps = [
    {
      title: 'Your account is ready',
      done: true,
      text: 'You sign in as a merchant; this page is your back room.',
    },
    {
      title: described ? 'Your shop is described' : 'Tell the street about your shop',
      done: described,
      text: 'This is what an admin looks at now, and what customers will read.',
      more: <DescribeShop key={shop.version} shop={shop} />,
    },
    {
      title: listed > 0 ? 'There is something on the shelf' : 'Put something on the shelf',
      done: listed > 0,
      text:
        listed > 0
          ? `${listed} ${listed === 1 ? 'product waits' : 'products wait'} for the opening.`
          : 'One product is enough to begin with. A list from elsewhere can be brought in at once.',
      more: (
        <StepActions>
          <ButtonLink
            variant="quiet"
            to={href(routes.merchant, {
              search: { view: 'products', product: 'new', shop: requestedShopId },
            })}
          >
            Add a product
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            to={href(routes.merchant, {
              search: { view: 'products', product: 'import', shop: requestedShopId },
            })}
          >
            Bring in a list
          </ButtonLink>
        </StepActions>
      ),
    },
    {
      title: 'An admin looks at it',
      done: false,
      text: `${
        described
          ? 'The answer will stand on this page.'
          : 'Best once the shop is described: who knows what you sell can say yes.'
      } Until then, see whether the hours are yours: ${formatOpenDays(shop)}`,
      more: (
        <StepActions>
          <ButtonLink
            variant="quiet"
            to={href(routes.merchant, { search: { view: 'hours', shop: requestedShopId } })}
          >
            Look at the hours
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
            First steps
          </h2>
          <p className="text-sm text-ink-2 nums">
            {steps.filter(({ done }) => done).length} of {steps.length} done
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

function formatOpenDays({ hours }: Shop): string {
  const days = Object.values(hours.week).filter((periods) => periods.length > 0).length
  return days === 0 ? 'now it is closed all week.' : `now it is open on ${days} days of seven.`
}

function StepMark({ number, done }: { number: number; done: boolean }) {
  return done ? (
    <span className="grid size-9 place-items-center rounded-full bg-pine text-on-pine">
      <Check aria-label="Done" className="size-5" />
    </span>
  ) : (
    <span className="grid size-9 place-items-center rounded-full border-2 border-line-strong font-display font-bold text-ink-2">
      {number}
    </span>
  )
}

/** Whether the profile is complete enough for a review: location and description. */
function isDescribed({ location, about_shop }: Pick<Shop, 'location' | 'about_shop'>): boolean {
  return location.trim() !== '' && about_shop.trim() !== ''
}
