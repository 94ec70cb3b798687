import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { weekdays } from '@mainstreet/contract/shops/hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { categoryLabels } from '@mainstreet/contract/texts.ts'
import { paths } from '../api/paths.ts'
import type { PageHead } from './page-head.ts'

const dayNames = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
}

export function homeHead(): PageHead {
  const title = 'Mainstreet: the shops around you'
  const description =
    'See what the shops of your town have today, reserve it and pick it up when it is ready.'
  const jsonLd = { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Mainstreet', url: '/' }
  return { title, description, path: '/', jsonLd }
}

export function productHead(product: Product): PageHead {
  const { id, name, shop_name, description, image, price, stock } = product
  const path = paths.product({ id })
  const jsonLd = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: description || undefined,
    image: image ?? undefined,
    url: path,
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'LocalBusiness', name: shop_name },
    },
  }
  const about = description || `${name} from ${shop_name}. Reserve it and pick it up.`
  return { title: `${name} · ${shop_name}`, description: about.slice(0, 200), path, image, jsonLd }
}

export function shopHead(shop: Shop): PageHead {
  const { id, name, category, location, phone, coordinates, hours, shop_photo, about_shop } = shop
  const path = paths.shop({ id })
  const open = weekdays.flatMap((day) =>
    hours.week[day].map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[day],
      opens,
      closes,
    })),
  )
  const jsonLd = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    url: path,
    telephone: phone || undefined,
    address: location,
    image: shop_photo ?? undefined,
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    openingHoursSpecification: open,
  }
  const about = about_shop || `${name}, ${categoryLabels[category]} in ${location}.`
  return { title: `${name} · Mainstreet`, description: about.slice(0, 200), path, image: shop_photo, jsonLd }
}
