import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { type Weekday, weekdaysFromMonday } from '@mainstreet/contract/shops/weekdays.ts'
import { cutText } from '@mainstreet/contract/text/cut-text.ts'
import type { PageHead } from './render-head.ts'

/** The names of schema.org, in every language. */
const schemaWeekdays: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** `searchText` describes the search. */
export function homeHead(searchText?: string): PageHead {
  const title = searchText ? m.app.pageTitle(searchText) : m.app.heads.homeTitle
  const description = m.app.heads.homeDescription
  const path = href(routes.home)
  const jsonLd = { '@context': 'https://schema.org', '@type': 'WebSite', name: m.app.name, url: path }
  return { title, description, path, jsonLd }
}

export function formerProductHead({ name }: Pick<Product, 'name'>): PageHead {
  return { title: m.app.pageTitle(name), description: m.shopping.product.noLongerSold }
}

export function productHead(product: Product): PageHead {
  const { id, shop_id, name, shop_name, category, description, image, images, price, stock } = product
  const path = href(routes.product, { id })
  const shopPath = href(routes.shop, { id: shop_id })
  const offer = {
    '@type': 'Offer',
    url: path,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    availableDeliveryMethod: 'https://schema.org/OnSitePickup',
    seller: { '@type': 'LocalBusiness', name: shop_name, url: shopPath },
  }
  const productData = {
    '@type': 'Product',
    '@id': path,
    sku: id,
    name,
    category: m.shopCategories[category],
    description: description || undefined,
    image: images.length > 0 ? images : (image ?? undefined),
    url: path,
    offers: offer,
  }
  const trail = breadcrumbs([
    [m.app.name, href(routes.home)],
    [shop_name, shopPath],
    [name, path],
  ])
  const jsonLd = { '@context': 'https://schema.org', '@graph': [productData, trail] }
  const about = description || m.app.heads.productDescription({ name, shop: shop_name })
  return {
    title: m.app.heads.productTitle({ name, shop: shop_name }),
    description: summarize(about),
    path,
    image: `/api/share-cards/products/${id}`,
    jsonLd,
  }
}

export function shopHead(shop: Shop): PageHead {
  const { id, name, category, location, phone, coordinates, hours, shop_photo, about_shop } = shop
  const { website, social_links } = shop
  const path = href(routes.shop, { id })
  const elsewhere = [...(website ? [website] : []), ...Object.values(social_links)]
  const open = weekdaysFromMonday.flatMap((day) =>
    hours.week[day].map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: schemaWeekdays[day],
      opens,
      closes,
    })),
  )
  const special = hours.exceptions.flatMap(({ date, periods }) => {
    const day = { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date }
    // a closed day is written as an opening that ends when it begins
    if (periods.length === 0) return [{ ...day, opens: '00:00', closes: '00:00' }]
    return periods.map(({ opens, closes }) => ({ ...day, opens, closes }))
  })
  const business = {
    '@type': 'LocalBusiness',
    '@id': path,
    name,
    description: about_shop || undefined,
    url: path,
    telephone: phone || undefined,
    address: location,
    image: shop_photo ?? undefined,
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    openingHoursSpecification: open,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
  }
  const trail = breadcrumbs([
    [m.app.name, href(routes.home)],
    [name, path],
  ])
  const jsonLd = { '@context': 'https://schema.org', '@graph': [business, trail] }
  const about =
    about_shop ||
    m.app.heads.shopDescription({ name, category: m.shopCategories[category], address: location })
  return {
    title: m.app.pageTitle(name),
    description: summarize(about),
    path,
    image: `/api/share-cards/shops/${id}`,
    jsonLd,
  }
}

function breadcrumbs(steps: [name: string, path: string][]) {
  const itemListElement = steps.map(([name, item], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item,
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

const maxSummaryChars = 200

/** In one line, and not cut within a word or a character. */
function summarize(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const start = cutText(line, maxSummaryChars - 1)
  return start === line ? line : `${start.replace(/\s\S{0,30}$/, '')}…`
}
