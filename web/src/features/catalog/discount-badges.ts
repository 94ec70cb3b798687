let isShownOnServer = false

/** Set by the server before it renders a page. */
export function setDiscountBadgesShown(shown: boolean) {
  isShownOnServer = shown
}

/** Whether this server shows the discount badge with its former price; its pages say so in an attribute of their own. */
export function areDiscountBadgesShown(): boolean {
  if (import.meta.env.SSR) return isShownOnServer
  return document.documentElement.dataset.discountBadge === 'on'
}
