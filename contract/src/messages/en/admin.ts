/** The admin dashboard, shop review and error reports. */
export const admin = {}
