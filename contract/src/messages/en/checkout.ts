/** Checkout, payment and its pages. */
export const checkout = {}
