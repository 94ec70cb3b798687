/** Orders and reservations, as customers and shops see them. */
export const orders = {}
