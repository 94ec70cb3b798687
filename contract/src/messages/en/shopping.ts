import type { CompassDirection } from '../../location/distance.ts'
import { formatNumber, plural } from './formats.ts'

type ShopTime = { shop: string; time: string }

const directions: Record<CompassDirection, string> = {
  north: 'north',
  northeast: 'northeast',
  east: 'east',
  southeast: 'southeast',
  south: 'south',
  southwest: 'southwest',
  west: 'west',
  northwest: 'northwest',
}

/** Home, search, filters, products, shops, location and cart. */
export const shopping = {
  keepShopping: 'Keep shopping',
  tryAgainLater: 'Check your connection and try again.',
  search: {
    label: 'Search products and shops',
    placeholder: 'Search',
    results: (search: string) => `Results for “${search}”`,
    productResults: ({ products, search }: { products: number; search: string }) =>
      `${productCount(products)} for “${search}”`,
    allResults: ({ shops, products, search }: { shops: number; products: number; search: string }) =>
      `${shopCount(shops)} · ${productCount(products)} for “${search}”`,
    noResults: 'No results',
  },
  filters: {
    categories: 'Categories',
    allCategories: 'All',
    comingSoon: 'soon',
    plannedCategories: { Electronics: 'Electronics', Kids: 'Kids', Sports: 'Sports' },
    title: 'Filters',
    titleWithCount: (count: number) => `Filters (${count})`,
    show: 'Show only',
    openNow: 'Open now',
    inStock: 'In stock',
    price: 'Price',
    lowestPrice: 'Lowest price',
    highestPrice: 'Highest price',
    minPlaceholder: 'min',
    maxPlaceholder: 'max',
    priceSeparator: 'to',
    setPrice: 'Set price',
    distance: 'Distance',
    anyDistance: 'Any distance',
    radius: (miles: number) => plural(miles, { one: 'Within # mile', other: 'Within # miles' }),
    priceBetween: ({ min, max }: { min: string; max: string }) => `${min}–${max}`,
    priceFrom: (min: string) => `${min} and up`,
    priceUpTo: (max: string) => `Up to ${max}`,
    searchTerm: (search: string) => `“${search}”`,
    oneShop: 'One shop',
    active: 'Active filters',
    remove: (filter: string) => `Remove filter ${filter}`,
    reset: 'Reset',
    showProducts: 'Show products',
    showProductCount: (count: number) => plural(count, { one: 'Show # product', other: 'Show # products' }),
  },
  sort: {
    title: 'Sort by',
    label: 'Sort products',
    bestMatch: 'Best match',
    options: {
      near_open: 'Near and open',
      newest: 'Newest first',
      nearest: 'Nearest first',
      cheapest: 'Price: low to high',
      dearest: 'Price: high to low',
      name: 'Name: A to Z',
    },
  },
  empty: {
    notFound: (search: string) => `We couldn’t find “${search}”`,
    noMatches: 'No products match your filters',
    matchesFor: (word: string) => `Matches for “${word}”`,
    near: 'Near you',
    search: 'Check the spelling or try a more general word.',
    category: (category: string) => `You’re only seeing products in ${category}.`,
    shop: (shop: string) => `You’re only seeing products from ${shop}.`,
    oneShop: 'You’re only seeing products from one shop.',
    inStock: 'Out-of-stock products are hidden.',
    openNow: 'Shops that are closed now are hidden.',
    priceBetween: ({ min, max }: { min: string; max: string }) =>
      `You’re only seeing prices from ${min} to ${max}.`,
    priceFrom: (min: string) => `You’re only seeing prices of ${min} and up.`,
    priceUpTo: (max: string) => `You’re only seeing prices up to ${max}.`,
    radius: ({ miles, location }: { miles: number; location: string }) =>
      plural(miles, {
        one: `You’re only seeing shops within # mile of ${location}.`,
        other: `You’re only seeing shops within # miles of ${location}.`,
      }),
    noProducts: 'No products yet',
    checkBack: 'Products will appear here as soon as a shop opens.',
  },
  location: {
    label: 'Location',
    useDevice: 'Use my location',
    locating: 'Finding your location…',
    notFound: 'We couldn’t find your location',
    showingDefault: (location: string) => `Showing shops near ${location}.`,
  },
  hours: {
    title: 'Hours',
    caption: 'Opening hours',
    today: (weekday: string) => `${weekday} (today)`,
    period: ({ opens, closes }: { opens: string; closes: string }) => `${opens}–${closes}`,
    special: 'Special hours',
    ordersPaused: 'Orders paused',
    open24Hours: 'Open 24 hours',
    openUntil: (time: string) => `Open until ${time}`,
    closesSoon: (time: string) => `Closes soon (${time})`,
    closed: 'Closed',
    opensToday: (time: string) => `Opens ${time}`,
    opensOnWeekday: ({ weekday, time }: { weekday: string; time: string }) => `Opens ${weekday} ${time}`,
    opensOnDate: ({ date, time }: { date: string; time: string }) => `Opens ${date}, ${time}`,
  },
  pickupPromise: {
    noOrders: 'Not taking orders right now',
    today: (time: string) => `Ready around ${time}`,
    todayUntil: ({ time, closes }: { time: string; closes: string }) =>
      `Ready around ${time} · Open until ${closes}`,
    tomorrow: (time: string) => `Ready tomorrow around ${time}`,
    onDay: ({ day, time }: { day: string; time: string }) => `Ready ${day} around ${time}`,
  },
  intro: 'Reserve from local shops. Pick up today.',
  storefronts: 'Shops near you',
  highlights: {
    closing_soon: 'Closing soon',
    ready_soon: 'Ready in 15 minutes',
    gifts_nearby: 'Gifts within a mile',
    seeAll: 'See all',
    seeAllOf: (row: string) => `See all: ${row}`,
  },
  openShops: {
    label: 'Shops open now',
    count: (count: number) => plural(count, { one: '# shop open now', other: '# shops open now' }),
    none: 'No shops open now',
    noneWithin: (miles: number) =>
      plural(miles, { one: 'No shops within # mile yet', other: 'No shops within # miles yet' }),
    closesSoon: ({ shop, time }: ShopTime) => `${shop} closes soon, at ${time}`,
    closesFirst: ({ shop, time }: ShopTime) => `${shop} closes at ${time}`,
    opensFirst: ({ shop, time }: ShopTime) => `${shop} opens at ${time}`,
  },
  nearby: {
    loading: 'Loading shops',
    none: 'No shops near this location yet.',
    map: 'Map',
    filter: 'Filter',
    filterBy: (shop: string) => `Filter products by ${shop}`,
    filterHint: 'Show only this shop’s products',
    productCount: (count: number) => productCount(count),
  },
  map: {
    label: 'Map of nearby shops',
    loadFailed: 'The map couldn’t be loaded.',
    unsupported: 'This device can’t show the map. The same shops are in the list.',
    searchHere: 'Search this area',
    note: 'Straight-line distances. Tap an address for directions. County lines: U.S. Census Bureau.',
    ring: (miles: number) => `${{ 0.25: '¼', 0.5: '½' }[miles] ?? miles} mi`,
    /** '570 ft northwest of Mariposa, CA' */
    away: ({
      distance,
      direction,
      place,
    }: {
      distance: string
      direction: CompassDirection
      place: string
    }) => `${distance} ${directions[direction]} of ${place}`,
    close: (shop: string) => `Close details of ${shop}`,
    directions: (address: string) => `Directions to ${address}`,
    cluster: (count: number) =>
      plural(count, { one: '# shop here. Zoom in', other: '# shops here. Zoom in' }),
    pin: ({ shop, summary, state }: { shop: string; summary: string; state: string }) =>
      `${shop}, ${summary}, ${state}`,
  },
  product: {
    loading: 'Loading products',
    details: 'Details',
    reservedForYou: 'Reserved for you',
    yourReservation: 'Your reservation',
    lowStock: (stock: number) => `Only ${formatNumber(stock)} left`,
    inStock: 'In stock',
    similar: 'Similar items nearby',
    noLongerSold: 'No longer sold',
    noLongerSoldText: (shop: string) => `${shop} doesn’t sell this anymore.`,
    moreFrom: (shop: string) => `More from ${shop}`,
    visitShop: 'Visit shop',
    enlarge: (product: string) => `Enlarge image of ${product}`,
    imagePosition: ({ position, count }: { position: number; count: number }) =>
      `Image ${position} of ${count}`,
    imageWithAlt: ({ position, count, alt }: { position: number; count: number; alt: string }) =>
      `Image ${position} of ${count}: ${alt}`,
  },
  shop: {
    about: 'About the shop',
    directions: 'Directions',
    call: 'Call',
    search: 'Search this shop',
    searchIn: (shop: string) => `Search products from ${shop}`,
    noMatch: (search: string) => `Nothing here matches “${search}”`,
    showAll: 'Show all products',
    contact: 'Location and contact',
    products: (shop: string) => `Products from ${shop}`,
    noProducts: 'No products yet',
    checkBack: 'This shop hasn’t added any products yet. Check back soon.',
  },
  reserve: {
    reserve: 'Reserve',
    reserveFor: (amount: string) => `Reserve for ${amount}`,
    reserveMore: 'Reserve more',
    quantity: 'Quantity',
    payAtPickup: 'Pay at pickup.',
    delivers: (fee: string) => `Or delivered by the shop for ${fee}.`,
    deliversFree: 'Or delivered by the shop, free.',
    soldOut: 'See similar items below.',
    saveForLater: 'Save it to your cart for later.',
    confirmTitle: 'Confirm your reservation',
    item: ({ quantity, price, shop }: { quantity: number; price: string; shop: string }) =>
      `${quantity} × ${price} at ${shop}`,
    notNow: 'Not now',
    contactTitle: 'Who’s picking it up?',
    name: 'Name',
    phone: 'Phone (optional)',
    phoneHint: 'So the shop can call about your order.',
    openMyAccount: 'Open My Account',
    hints: {
      outOfStock: 'Choose a smaller quantity, or see similar items.',
      notAcceptingOrders: 'Save it to your cart and try again later.',
      tooManyOpenOrders: 'Pick one up or cancel one in My Account first.',
      priceChanged: 'Check the new price, then reserve again.',
      inProgress: 'We’re placing your reservation. Check My Account in a moment.',
    },
  },
  cart: {
    add: 'Add to cart',
    addProduct: (product: string) => `Add ${product} to cart`,
    saveForLater: 'Save for later',
    view: 'View cart',
    countInCart: (count: number) => `${formatNumber(count)} in your cart`,
    loading: 'Loading your cart',
    empty: 'Your cart is empty',
    emptyHint: 'Add something you like. We’ll group it by shop.',
    updateFailed: { title: 'We couldn’t update your cart', description: 'Please try again in a moment.' },
    full: (products: number) => `Your cart can hold up to ${products} products.`,
    onlyLeft: ({ product, stock }: { product: string; stock: number }) =>
      `Only ${formatNumber(stock)} left: ${product}`,
    removed: (product: string) => `Removed ${product}`,
    shopGone: 'This shop is no longer on Mainstreet.',
    checkOut: 'Check out',
    changeUnavailable: 'Some items aren’t available. Change or remove them first.',
    comeBack: 'Your items stay in your cart. Come back later.',
    line: {
      each: (price: string) => `${price} each`,
      remove: (product: string) => `Remove ${product}`,
      unavailable: 'No longer available',
      onlyLeft: (stock: number) => `Only ${formatNumber(stock)} left`,
      changeTo: (quantity: number) => `Change to ${quantity}`,
      priceChanged: (previous: string) => `The price has changed. It was ${previous}.`,
      keep: 'Keep item',
    },
    stepper: {
      label: (product: string) => `Quantity of ${product}`,
      decrease: (product: string) => `Decrease quantity of ${product}`,
      increase: (product: string) => `Increase quantity of ${product}`,
      maximum: (product: string) => `No more ${product} available`,
    },
    summary: 'Order summary',
    chooseNext: 'Next, choose pickup or delivery and how to pay.',
    continue: 'Continue',
    signIn: {
      label: 'Your selection',
      toReserve: (title: string) => `Sign in to reserve ${title}`,
      toCheckOut: 'Sign in to check out',
      registerToReserve: (title: string) => `Create an account to reserve ${title}`,
      registerToCheckOut: 'Create an account to check out',
      confirmNext: 'You’ll confirm on the next page.',
      customersOnly: {
        title: 'You’re signed in to a shop or admin account',
        description: 'Use a customer account to buy.',
      },
      cartSaved: 'Your cart is saved.',
    },
    merge: {
      added: (count: number) =>
        plural(count, { one: '# item added to your cart', other: '# items added to your cart' }),
      fromBefore: 'From your cart before you signed in.',
      skipped: (count: number) =>
        plural(count, {
          one: '# item is no longer available.',
          other: '# items are no longer available.',
        }),
      noneAdded: 'Your saved items couldn’t be added',
    },
    reorder: {
      orderAgain: 'Order again',
      reserveAgain: 'Reserve again',
      added: 'Added to your cart at today’s prices',
      noneAvailable: 'None of these items are available',
      unavailable: (products: string) => `No longer available: ${products}.`,
      fewer: (products: string) => `Fewer available: ${products}.`,
    },
  },
}

function productCount(count: number): string {
  return plural(count, { one: '# product', other: '# products' })
}

function shopCount(count: number): string {
  return plural(count, { one: '# shop', other: '# shops' })
}
