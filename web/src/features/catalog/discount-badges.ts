let rendered = false

/** Set by the server before it renders a page. */
export function setDiscountBadges(shown: boolean) {
  rendered = shown
}

/** Whether this server shows the discount badge with its former price; its pages say so in an attribute of their own. */
export function showsDiscountBadges(): boolean {
  if (import.meta.env.SSR) return rendered
  return document.documentElement.dataset.discountBadge === 'on'
}
