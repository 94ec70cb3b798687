import { account, demoAccount, role, user, userSession } from '@mainstreet/contract/accounts/user.ts'
import { auditEntry, fieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import { queuedShop, shopReview } from '@mainstreet/contract/admin/shop-review.ts'
import { cart, cartItem } from '@mainstreet/contract/cart/cart.ts'
import { product } from '@mainstreet/contract/catalog/product.ts'
import { importRow, importSummary } from '@mainstreet/contract/catalog/product-import.ts'
import {
  chatThread,
  directMessage,
  orderMessage,
  orderThread,
  threadState,
} from '@mainstreet/contract/chat/message.ts'
import { clientErrorGroup, storedErrorReport } from '@mainstreet/contract/client-errors/client-error.ts'
import { errorDetail, errorResponse } from '@mainstreet/contract/errors.ts'
import { id } from '@mainstreet/contract/fields.ts'
import { marketplaceInsights, shopInsights, shopOverview } from '@mainstreet/contract/insights/insights.ts'
import { basemap, locationSuggestion } from '@mainstreet/contract/location/calls.ts'
import { coordinates } from '@mainstreet/contract/location/fields.ts'
import { notificationPreference, userNotification } from '@mainstreet/contract/notifications/notification.ts'
import {
  order,
  orderEvent,
  orderStatus,
  orderType,
  paymentStatus,
} from '@mainstreet/contract/orders/order.ts'
import { pagination } from '@mainstreet/contract/paging.ts'
import { dispute } from '@mainstreet/contract/payments/dispute.ts'
import {
  cardPaymentState,
  checkout,
  orderBalance,
  orderLedger,
  paymentDiscrepancy,
  refund,
} from '@mainstreet/contract/payments/payment.ts'
import { openingHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { shop, shopCategory, shopStatus } from '@mainstreet/contract/shops/shop.ts'
import type { z } from 'zod'

/** What has a name under `components.schemas`; any other schema is written out where it is used. */
export const entitySchemas: Record<string, z.ZodType> = {
  Account: account,
  AuditEntry: auditEntry,
  Basemap: basemap,
  CardPaymentState: cardPaymentState,
  Cart: cart,
  CartItem: cartItem,
  ChatThread: chatThread,
  Checkout: checkout,
  ClientErrorGroup: clientErrorGroup,
  ClientErrorReport: storedErrorReport,
  Coordinates: coordinates,
  DemoAccount: demoAccount,
  DirectMessage: directMessage,
  Dispute: dispute,
  Error: errorResponse,
  ErrorCode: errorResponse.shape.code,
  ErrorDetail: errorDetail,
  FieldChange: fieldChange,
  Id: id,
  ImportRow: importRow,
  ImportSummary: importSummary,
  LocationSuggestion: locationSuggestion,
  MarketplaceInsights: marketplaceInsights,
  Notification: userNotification,
  NotificationPreference: notificationPreference,
  OpeningHours: openingHours,
  Order: order,
  OrderBalance: orderBalance,
  OrderEvent: orderEvent,
  OrderLedger: orderLedger,
  OrderMessage: orderMessage,
  OrderStatus: orderStatus,
  OrderThread: orderThread,
  OrderType: orderType,
  Pagination: pagination,
  PaymentDiscrepancy: paymentDiscrepancy,
  PaymentStatus: paymentStatus,
  Product: product,
  QueuedShop: queuedShop,
  Refund: refund,
  Role: role,
  Shop: shop,
  ShopCategory: shopCategory,
  ShopInsights: shopInsights,
  ShopOverview: shopOverview,
  ShopReview: shopReview,
  ShopStatus: shopStatus,
  ThreadState: threadState,
  User: user,
  UserSession: userSession,
}
