import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { Check } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { DescribeShop } from './describe-shop.tsx'
import { isDescribed } from './is-described.ts'

/** What is still to do until a new shop stands on the street. */
export function FirstSteps({ shop }: { shop: Shop }) {
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
      form: true,
    },
    {
      title: 'An admin looks at it',
      done: false,
      text: described
        ? 'You are done for now. The answer will stand on this page.'
        : 'Best once the shop is described: who knows what you sell can say yes.',
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
          {steps.map(({ title, text, done, form }, at) => (
            <li key={text} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
              <Mark number={at + 1} done={done} />
              <div className="grid gap-4">
                <div>
                  <h3 className="pt-1 text-lg">{title}</h3>
                  <p className="text-ink-2">{text}</p>
                </div>
                {form && <DescribeShop key={shop.version} shop={shop} />}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}

function Mark({ number, done }: { number: number; done: boolean }) {
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
