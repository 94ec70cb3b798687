import type { Actor } from '../../../orders/transitions.ts'
import type { AdminView } from '../../../routes.ts'
import { formatNumber, plural } from '../formats.ts'

/** The frame of the admin dashboard, and its views for approvals, shops, errors and insights. */
export const admin = {
  navigation: 'Dashboard',
  viewLabels: {
    queue: 'Approvals',
    shops: 'Shops',
    users: 'Users',
    orders: 'Orders',
    payments: 'Payments',
    errors: 'Errors',
    'failed-jobs': 'Failed jobs',
    log: 'Audit log',
    insights: 'Insights',
  } satisfies Record<AdminView, string>,
  actors: {
    customer: 'Customer',
    merchant: 'Merchant',
    admin: 'Admin',
    system: 'System',
  } satisfies Record<Actor, string>,
  noResults: 'No results',
  clearFilters: 'Clear filters',
  dates: { from: 'From', to: 'To' },
  queue: {
    listLabel: 'Shops waiting for review',
    loading: 'Loading shops',
    /** `count` as in the badge, at most 99+. */
    waiting: (count: string) => `${count} waiting`,
    arrival: (shop: string) => `${shop} is waiting for review`,
    waitingSince: ({ category, time }: { category: string; time: string }) => `${category} · ${time}`,
    changed: 'Changed',
    resubmitted: 'Resubmitted',
    more: (count: number) => `${formatNumber(count)} more waiting`,
    empty: {
      title: 'No shops to review',
      text: 'New shops and changes to shop pages appear here.',
      action: 'View all shops',
    },
    next: 'Next',
    previous: 'Previous',
  },
  shops: {
    statusFilter: 'Filter by status',
    allStatuses: 'All',
    search: 'Search shops',
    searchPlaceholder: 'Shop name',
    category: 'Category',
    allCategories: 'All categories',
    listLabel: 'Shops',
    tooManyHint: 'To see the rest, search by name or reverse the sort order.',
    empty: { title: 'No shops yet', text: 'Shops appear here when merchants register.' },
    noResultsText: 'Try a different search or status.',
    showAll: 'Show all shops',
    columns: {
      name: 'Name',
      status: 'Status',
      category: 'Category',
      address: 'Address',
      products: 'Products',
      submitted: 'Submitted',
      actions: 'Actions',
    },
    review: 'Review',
    viewOrders: 'View orders',
    viewLog: 'View audit log',
    suspend: 'Suspend',
    back: 'All shops',
    openDashboard: 'Open dashboard',
    delete: 'Delete',
    suspension: {
      title: (shop: string) => `Suspend ${shop}?`,
      text: 'Hides the shop and its products from customers. Open orders can still be completed, and you can approve the shop again later.',
      confirm: 'Suspend',
    },
    deletion: {
      title: (shop: string) => `Delete ${shop}?`,
      text: 'This permanently deletes the shop and all of its products. Open orders can still be completed, and order records are kept.',
      alternative: 'To hide the shop for now, suspend it instead. You can approve it again later.',
      confirm: 'Delete permanently',
      done: (shop: string) => `${shop} deleted`,
    },
  },
  errors: {
    levels: { page: 'Page', section: 'Section', component: 'Component', window: 'Global' },
    search: 'Search messages',
    level: 'Level',
    allLevels: 'All levels',
    listLabel: 'Error reports',
    empty: { title: 'No errors', text: 'Errors in users’ browsers are listed here.' },
    noResultsText: 'Try a different search or level.',
    showAll: 'Show all errors',
    columns: {
      message: 'Message',
      context: 'Context',
      level: 'Level',
      reports: 'Reports',
      users: 'Users',
      lastSeen: 'Last seen',
    },
    noMessage: 'No message',
    unknown: 'Unknown',
    report: {
      title: 'Error report',
      facts: {
        time: 'Time',
        context: 'Context',
        url: 'URL',
        browser: 'Browser',
        signedIn: 'Signed in',
        id: 'Report ID',
      },
      yes: 'Yes',
      no: 'No',
      stack: 'Stack trace',
      componentStack: 'Component stack',
      close: 'Close',
      dismiss: 'Dismiss',
      dismissed: {
        title: (count: number) => plural(count, { one: '# report dismissed', other: '# reports dismissed' }),
        description: 'If the error happens again, it will be listed again.',
        text: 'These reports have been dismissed.',
      },
    },
  },
  insights: {
    loading: 'Loading insights',
    period: 'Time period',
    periods: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' },
    figures: 'Key figures',
    sales: 'Sales',
    orders: 'Orders',
    responseTime: 'Shop response time',
    noResponseTime: 'No data yet',
    minutes: (count: number) => `${formatNumber(count)} min`,
    slowestMinutes: (count: number) => `90th percentile: ${formatNumber(count)} min`,
    newUsers: 'New users',
    merchants: (count: number) =>
      count === 0
        ? 'No merchants'
        : plural(count, { one: 'Including # merchant', other: 'Including # merchants' }),
    columns: { day: 'Day', hour: 'Hour', shop: 'Shop', product: 'Product', sold: 'Sold' },
    salesByDay: 'Sales by day',
    topShops: 'Top shops',
    bestSellers: 'Best sellers',
    busiestHours: 'Busiest hours',
    busiestDays: 'Busiest days',
    noSales: 'No sales in this period.',
    noOrders: 'No orders in this period.',
    orderCount,
    dayTotals: ({ sales, orders, lostOrders }: { sales: string; orders: number; lostOrders: number }) =>
      lostOrders > 0
        ? `${sales}, ${orderCount(orders)}, ${formatNumber(lostOrders)} lost`
        : `${sales}, ${orderCount(orders)}`,
    shopTotals: ({ sales, orders }: { sales: string; orders: number }) => `${sales}, ${orderCount(orders)}`,
    productTotals: ({ sales, quantity }: { sales: string; quantity: number }) =>
      `${formatNumber(quantity)} sold, ${sales}`,
    approvedShops: (count: number) => plural(count, { one: '# approved shop', other: '# approved shops' }),
    waitingShops: (count: number) =>
      plural(count, { one: '# shop waiting for review', other: '# shops waiting for review' }),
    rejectedShops: (count: number) => plural(count, { one: '# rejected shop', other: '# rejected shops' }),
  },
}

function orderCount(count: number): string {
  return plural(count, { one: '# order', other: '# orders' })
}
