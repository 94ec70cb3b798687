let isShownOnServer = false

/** Set by the server before it renders a page. */
export function setDiscountBadgesShown(shown: boolean) {
  isShownOnServer = shown
}

/** Whether this server shows discount badges; its pages have an attribute for it. */
export function areDiscountBadgesShown(): boolean {
  if (import.meta.env.SSR) return isShownOnServer
  return document.documentElement.dataset.discountBadge === 'on'
}
