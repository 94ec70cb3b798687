import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { calls } from '../../api/calls.ts'
import { ProductCard, ProductCardSkeleton } from '../../features/catalog/product-card.tsx'
import { ShopTile } from '../../features/shops/shop-tile.tsx'
import { publicCallOptions, useCall } from '../../queries/use-call.ts'
import { DiscountTag } from '../../ui/data/discount-tag.tsx'
import { Price } from '../../ui/data/price.tsx'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { TownIllustration } from '../../ui/illustrations/town-illustration.tsx'
import { KitExample, KitSection } from './kit-section.tsx'

const awnings = [
  ['lg', '#c2411c'],
  ['md', '#2563a8'],
  ['sm', '#1d5a45'],
] as const

export function KitMarketplace() {
  return (
    <KitSection
      title="Shops and prices"
      note="An awning in each shop’s color, gray when the shop is closed, and a tag for a discount."
    >
      <TownIllustration />
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid gap-4">
          {awnings.map(([size, color]) => (
            <Awning key={size} size={size} color={color} />
          ))}
          <Awning size="lg" color="#c2411c" closed />
        </div>
        <KitExample name="Tags and prices">
          <DiscountTag percent={15} />
          <Price amount={formatMoney(650)} formerAmount={formatMoney(767)} size="xl" />
          <Price amount={formatMoney(1495)} size="lg" />
          <Price amount={formatMoney(1495)} />
          <Price amount={formatMoney(123456789)} size="sm" />
        </KitExample>
      </div>
    </KitSection>
  )
}

const longProductName =
  'Hand-thrown stoneware breakfast set for two with saucers, a milk jug, a sugar bowl and a matching serving plate'

const closedWeek = { sun: [], mon: [], tue: [], wed: [], thu: [], fri: [], sat: [] }

/** Products of the marketplace, each changed to show another state. */
export function KitCards() {
  const { data: products } = useCall(
    calls.listProducts,
    { query: { featured: 'true', limit: 1 } },
    publicCallOptions,
  )
  const { data: shops } = useCall(calls.listShops, { query: { limit: 2 } }, publicCallOptions)
  const [product] = products
  const [shop] = shops
  if (!product || !shop) return null
  const states: Product[] = [
    { ...product, id: `${product.id}#plain`, price: 24 },
    { ...product, id: `${product.id}#tag`, price: 6.5 },
    { ...product, id: `${product.id}#gone`, stock: 0 },
    { ...product, id: `${product.id}#bare`, image: null },
    {
      ...product,
      id: `${product.id}#long`,
      name: longProductName,
      shop_name: longProductName,
      distance: 12.34,
    },
  ]
  return (
    <KitSection title="Cards" note="The photo first, then the name, the shop, and the price.">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-6">
        {states.map((one) => (
          <li key={one.id} className="min-w-0">
            <ProductCard product={one} />
          </li>
        ))}
        <li>
          <ProductCardSkeleton />
        </li>
      </ul>
      <div className="grid gap-4 md:grid-cols-3">
        <ShopTile shop={shop} />
        <ShopTile shop={{ ...shop, hours: { ...shop.hours, week: closedWeek, exceptions: [] } }} />
        <ShopTile shop={{ ...shop, name: longProductName }} />
      </div>
    </KitSection>
  )
}
