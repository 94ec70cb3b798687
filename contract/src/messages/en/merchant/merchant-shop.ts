import type { ShopFields } from '../../../shops/shop.ts'
import { plural } from '../formats.ts'

/** Also in the review of a shop and in the audit log. */
export const shopFieldLabels = {
  shop_photo: 'Shop photo',
  name: 'Shop name',
  category: 'Category',
  location: 'Address',
  coordinates: 'Map location',
  phone: 'Phone',
  business_email: 'Email',
  website: 'Website',
  social_links: 'Social links',
  about_shop: 'About the shop',
  color: 'Awning color',
  hours: 'Opening hours',
  paused_until: 'Order pause',
  preparation_minutes: 'Prep time',
  requires_confirmation: 'Reservation review',
  accepts_in_store_payment: 'Payment at pickup',
  offers_delivery: 'Delivery',
  delivery_fee: 'Delivery fee',
} satisfies Record<keyof ShopFields, string>

/** The page of a shop, its review, its first steps and its day. */
export const merchantShop = {
  fields: shopFieldLabels,
  addressPlaceholder: 'Street address and town',
  urlPlaceholder: 'https://',
  optionalSocialLinks: 'Social links (optional)',
  edit: 'Edit your page',
  editTitle: 'Your shop page',
  save: 'Save',
  saved: 'Page saved',
  uploading: 'Uploading photo…',
  viewAsCustomer: 'View as customer',
  photoAlt: (shop: string) => `Photo of ${shop}`,
  facts: { openState: 'Hours', timeZone: 'Time zone', listedProducts: 'Listed products' },
  conflict: { message: 'Your page changed while you were editing.', none: 'None' },
  location: {
    title: 'Map location',
    current: 'Current location',
    currentAt: (address: string) => `Current location: ${address}`,
    device: 'This device’s location',
    hint: 'Customers see how far away they are.',
    notFound:
      'We couldn’t find this address. Add the town after a comma, or use your location while you’re at the shop.',
    useDevice: 'I’m at the shop now',
    deviceFailed: 'We couldn’t find your location',
    deviceFailedHint: 'Allow location access in your browser, or choose your town.',
  },
  review: {
    notListed: 'Your shop isn’t listed',
    pendingText: 'An admin will review your shop before customers can see it. We’ll post the decision here.',
    rejectedText: 'Customers can’t see your shop. You can still complete open orders.',
    reason: 'Reason:',
    changed: (fields: string) => `Changed since then: ${fields}.`,
    unchanged: 'Fix the problem, then resubmit your shop.',
    resubmit: 'Resubmit',
    resubmitted: 'Resubmitted. We’ll post the decision here.',
    history: 'Review history',
    actions: {
      created: 'You created the shop',
      submitted: 'You resubmitted the shop',
      approved: 'Approved',
      rejected: 'Rejected',
    },
    actionWithReason: (action: string, reason: string) => `${action}: ${reason}`,
  },
  openOrders: {
    title: 'Open orders',
    openBoard: (count: number) => plural(count, { one: 'Open board', other: 'All # orders' }),
    none: 'No open orders. New ones appear here and ring the alarm.',
  },
  today: {
    title: 'Today',
    outOfStock: 'Out of stock',
    lowStock: 'Low on stock',
    unread: 'Unread messages',
    hours: 'Hours',
    orders: (count: number) => plural(count, { one: '# order', other: '# orders' }),
    up: (orders: string, before: string) => `${orders} · up from ${before} at this time last week`,
    down: (orders: string, before: string) => `${orders} · down from ${before} at this time last week`,
    same: (orders: string) => `${orders} · same as this time last week`,
  },
  firstSteps: {
    title: 'Set up your shop',
    progress: (done: number, total: number) => `${done} of ${total} done`,
    done: 'Done',
    account: {
      title: 'Your account is ready',
      text: 'You’re signed in as a merchant. This is your dashboard.',
    },
    describe: {
      title: 'Describe your shop',
      doneTitle: 'Your shop has a description',
      text: 'An admin reviews this, and customers see it on your page.',
      aboutHint: 'Two or three sentences about what makes your shop worth a visit.',
      saved: 'Saved. An admin can review it now.',
    },
    products: {
      title: 'Add your first product',
      doneTitle: 'You have products to sell',
      text: 'One product is enough to start. You can also import a list.',
      ready: (count: number) =>
        plural(count, { one: '# product is ready to sell.', other: '# products are ready to sell.' }),
      add: 'Add a product',
      import: 'Import products',
    },
    review: {
      title: 'An admin reviews your shop',
      text: 'We’ll post the decision here.',
      describeFirst: 'Describe your shop first, so the admin knows what you sell.',
      openDays: (days: number) =>
        plural(days, {
          one: 'Meanwhile, check your opening hours: you’re open # day a week.',
          other: 'Meanwhile, check your opening hours: you’re open # days a week.',
        }),
      closed: 'Meanwhile, set your opening hours: you’re closed all week.',
      checkHours: 'Check hours',
    },
  },
}
