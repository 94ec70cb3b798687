/** What can be done, as the log writes it, in words. */
export const actionLabels: Record<string, string> = {
  'shop.create': 'opened a shop',
  'shop.update': 'changed a shop',
  'shop.set_hours': 'changed opening hours',
  'shop.submit': 'handed a shop in again',
  'shop.approve': 'approved a shop',
  'shop.reject': 'rejected a shop',
  'shop.transfer': 'gave a shop away',
  'shop.delete': 'deleted a shop',
  'product.create': 'added a product',
  'product.update': 'changed a product',
  'product.archive': 'archived a product',
  'product.restore': 'brought a product back',
  'product.delete': 'deleted a product',
  'product.undelete': 'took the deletion of a product back',
  'user.create': 'made a user',
  'user.update': 'changed a user',
  'user.become_merchant': 'became a merchant',
  'user.delete': 'deleted a user',
  'order.in_progress': 'took an order on',
  'order.ready': 'made an order ready',
  'order.completed': 'handed an order over',
  'order.cancelled': 'cancelled an order',
  'order.declined': 'declined an order',
  'order.no_show': 'marked a no-show',
  'order.refund': 'refunded an order',
  'order.refund_again': 'tried a refund again',
  'client_error.resolve': 'cleared errors away',
}

/** One that has no words of its own is read as it is written. */
export function getActionLabel(act: string): string {
  return actionLabels[act] ?? act.replace('.', ': ').replaceAll('_', ' ')
}

export const subjectLabels = {
  shop: 'Shops',
  product: 'Products',
  user: 'Users',
  order: 'Orders',
  client_error: 'Errors',
} as const
