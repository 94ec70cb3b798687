import { type AdminView, type MerchantView, routes } from '../../routes.ts'
import { plural } from './formats.ts'

/** The shell, the shared components and the API client. */
export const app = {
  name: 'Mainstreet',
  pageTitle: (title: string) => `${title} · Mainstreet`,
  loading: 'Loading…',
  loadingOf: (title: string) => `Loading: ${title}`,
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  tryAgain: 'Try again',
  tryAgainLater: 'Please try again in a moment.',
  keepShopping: 'Keep shopping',
  /** The menu of a row of a list. */
  actionsFor: (name: string) => `Actions for ${name}`,
  optional: (label: string) => `${label} (optional)`,
  notFound: {
    title: 'Page not found',
    text: 'This page doesn’t exist or has moved.',
  },
  noScript: {
    title: 'This page needs JavaScript',
    text: 'You can browse shops and products without it. To sign in, reserve, or pay, turn on JavaScript.',
  },
  heads: {
    homeTitle: 'Mainstreet: local shops near you',
    homeDescription: 'See what’s in your town’s shops today. Reserve online and pick up when it’s ready.',
    productTitle: ({ name, shop }: { name: string; shop: string }) => `${name} · ${shop}`,
    productDescription: ({ name, shop }: { name: string; shop: string }) =>
      `${name} from ${shop}. Reserve online and pick up at the shop.`,
    shopDescription: ({ name, category, address }: { name: string; category: string; address: string }) =>
      `${name} · ${category} · ${address}`,
  },
  header: {
    home: 'Mainstreet, home',
    skipToContent: 'Skip to content',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    accountSettings: 'Account settings',
    cart: 'Cart',
    emptyCart: 'Cart, empty',
    /** `shown` is the count as in the badge, at most 99+. */
    cartItems: ({ count, shown }: { count: number; shown: string }) =>
      `Cart, ${plural(count, { one: `${shown} item`, other: `${shown} items` })}`,
    userMenu: 'User menu',
    userMenuOf: ({ initials, name }: { initials: string; name: string }) =>
      `${initials}, user menu for ${name}`,
    sessionEnded: 'Your session has ended. Sign in again to pick up where you left off.',
  },
  footer: 'Your town’s shops, all in one place.',
  theme: { legend: 'Theme', system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
  palette: {
    title: 'Jump to',
    shortcut: 'Ctrl K',
    titleWithShortcut: 'Jump to (Ctrl K)',
    adminPlaceholder: 'Page, shop, user, or order number',
    merchantPlaceholder: 'Search pages',
    results: 'Results',
    resultCount: (count: number) => plural(count, { one: '# result', other: '# results' }),
    searching: 'Searching…',
    none: 'No results',
    groups: { views: 'Pages', orders: 'Orders', shops: 'Shops', users: 'Users' },
    newUser: 'New user',
    accountSettings: 'Account settings',
    adminViews: {
      queue: routes.admin.title,
      shops: 'Shops',
      users: 'Users',
      orders: 'Orders',
      payments: 'Payments',
      errors: 'Error reports',
      'failed-jobs': 'Failed background jobs',
      log: 'Audit log',
      insights: 'Insights',
    } satisfies Record<AdminView, string>,
    merchantViews: {
      shop: 'Today',
      orders: 'Orders',
      products: 'Products',
      messages: 'Chat',
      hours: 'Hours',
      insights: 'Insights',
      payouts: 'Payouts',
      account: 'Account',
    } satisfies Record<MerchantView | 'account', string>,
  },
  api: {
    rateLimited: 'Too many attempts. Please wait a moment.',
    rateLimitedSeconds: (count: number) =>
      plural(count, {
        one: 'Too many attempts. Please wait # second.',
        other: 'Too many attempts. Please wait # seconds.',
      }),
    rateLimitedMinutes: (count: number) =>
      plural(count, {
        one: 'Too many attempts. Please wait # minute.',
        other: 'Too many attempts. Please wait # minutes.',
      }),
    failedWithStatus: (status: number) => `Something went wrong (status ${status}). Please try again.`,
    downloadFailed: 'The file couldn’t be downloaded',
    uploadOffline: 'You seem to be offline. Check your connection and try again.',
    uploadStalled: 'The upload took too long. Please try again.',
    uploadFailed: 'The file couldn’t be uploaded. Please try again.',
  },
  /** The components of web/src/ui. */
  ui: {
    share: 'Share',
    shareItem: (name: string) => `Share ${name}`,
    linkCopied: { title: 'Link copied', description: 'You can paste it anywhere.' },
    shareLink: { title: 'Share this link', label: 'Link' },
    chartTable: 'Show as table',
    sortBy: 'Sort by',
    discount: (percent: number) => `${percent}% off`,
    /** Before a struck price, for screen readers. */
    formerPrice: 'original price:',
    justNow: 'just now',
    clear: 'Clear',
    suggestionCount: (count: number) => plural(count, { one: '# suggestion', other: '# suggestions' }),
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    suggestedReasons: 'Suggested reasons',
    reason: 'Reason',
    scrollBack: (row: string) => `Scroll back: ${row}`,
    scrollOn: (row: string) => `Scroll on: ${row}`,
    sheetStops: { closed: 'closed', half: 'half open', full: 'open' },
    toasts: { label: 'Updates', undo: 'Undo', dismiss: 'Dismiss' },
  },
  zoom: {
    label: (name: string) => `Image of ${name}`,
    help: 'Use + and − to zoom, arrow keys to pan, 0 to reset.',
    helpOtherImages: 'When not zoomed in, use the left and right arrow keys to see the other images.',
    controls: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: (percent: number) => `${percent}%, reset zoom`,
    position: ({ number, count }: { number: number; count: number }) => `Image ${number} of ${count}`,
    previous: 'Previous image',
    next: 'Next image',
  },
  pager: {
    label: 'Pages',
    total: (count: string) => `${count} total`,
    range: ({ first, last, total }: { first: string; last: string; total: string }) =>
      `${first}–${last} of ${total}`,
    previous: 'Previous',
    next: 'Next',
    page: 'Page',
    ofPages: (count: string) => `of ${count}`,
    /** `instead` is a sentence: how to find the others. */
    limit: ({ count, instead }: { count: string; instead: string }) =>
      `Only the first ${count} are shown. ${instead}`,
  },
}
