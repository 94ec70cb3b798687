import { merchantHours } from './merchant-hours.ts'
import { merchantImport } from './merchant-import.ts'
import { merchantInsights } from './merchant-insights.ts'
import { merchantPayouts } from './merchant-payouts.ts'
import { merchantProducts } from './merchant-products.ts'
import { merchantShop } from './merchant-shop.ts'

/** The dashboard of a merchant. */
export const merchant = {
  hours: merchantHours,
  import: merchantImport,
  insights: merchantInsights,
  payouts: merchantPayouts,
  products: merchantProducts,
  shop: merchantShop,
  viewsLabel: 'Shop',
  moreViews: 'More',
  /** `count` as in the badge, at most 99+. */
  unread: (count: string) => `${count} unread`,
  notifications: { title: 'Notifications', text: 'Choose what we notify you about.' },
  noShop: {
    title: 'No shop is linked to this account',
    text: 'Your orders and your shop page appear here once an admin links a shop to your account.',
  },
  chooseShop: {
    title: 'Choose a shop',
    label: 'Shop',
    placeholder: 'Search shops by name',
    none: 'No shops found.',
  },
  conflict: {
    difference: ({ current, yours }: { current: string; yours: string }) =>
      `Current: ${current} · Yours: ${yours}`,
    saveMine: 'Save my changes',
    keepCurrent: 'Keep the current version',
    reviewFirst: 'Review first',
  },
  messages: {
    none: 'No conversations yet',
    noneText: 'Messages from customers appear here.',
    customer: 'Customer',
    select: 'Select a conversation',
    selectText: 'Unread conversations are in bold.',
    activeOrders: (customer: string) => `${customer}’s active orders`,
    noActiveOrders: 'No active orders',
    openBoard: 'Open board',
  },
}
