/** Home, search, filters, products, shops, location and cart. */
export const shopping = {}
