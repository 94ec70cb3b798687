import { href } from '@mainstreet/contract/href.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Price } from '../../ui/data/price.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'

/** The product of a message, with its current data. */
export function ProductPreview({ id }: { id: string }) {
  const { data, isPending } = useCallQuery(calls.getProduct, { params: { id } })
  if (isPending) return <Skeleton className="h-20 w-64 rounded-card" />
  if (!data)
    return (
      <p className="w-fit rounded-card border border-dashed border-line px-3.5 py-2 text-sm text-ink-2">
        {m.chat.product.removed}
      </p>
    )
  const { name, image, price, category, stock } = data.product
  return (
    <a
      href={href(routes.product, { id })}
      className="flex w-64 max-w-full items-center gap-3 overflow-hidden rounded-card border border-line bg-surface p-2 hover:border-ink-2"
    >
      <span data-category={category} className="tile size-16 shrink-0 overflow-hidden rounded-field">
        <ResponsiveImage src={image} size="small" sizes="64px" alt="" className="size-full object-cover" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="line-clamp-2 text-sm leading-snug font-semibold">{name}</span>
        <span className="flex items-center gap-2 text-sm">
          <Price amount={formatDollars(price)} />
          {stock <= 0 && <span className="text-poppy">{m.cart.outOfStock.title}</span>}
        </span>
      </span>
    </a>
  )
}
