/** The labels of the audit log's actions. */
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
  'product.unarchive': 'brought a product back',
  'product.delete': 'deleted a product',
  'product.restore': 'took the deletion of a product back',
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
  'order.refund_retried': 'tried a refund again',
  'client_error.resolve': 'cleared errors away',
  'dead_letter.requeue': 'retried a failed job',
  'dead_letter.delete': 'deleted a failed job',
}

/** An action without a label is shown as it is. */
export function getActionLabel(action: string): string {
  return actionLabels[action] ?? action.replace('.', ': ').replaceAll('_', ' ')
}

export const subjectLabels = {
  shop: 'Shops',
  product: 'Products',
  user: 'Users',
  order: 'Orders',
  client_error: 'Errors',
  dead_letter: 'Failed jobs',
} as const
