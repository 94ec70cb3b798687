/** What the server writes outside of errors and emails: images, the payment provider and stored texts. */
export const serverTexts = {
  shareCard: { footer: 'Reserve on Mainstreet, pick up in the shop' },
  placeholder: { offline: 'Offline' },
  stripe: { delivery: (shop: string) => `Delivery by ${shop}` },
  /** Stored in the default language. */
  formerCustomer: 'Former customer',
  erasedMessage: 'This message was deleted with its account.',
  reasons: { orderCancelled: 'The order was canceled', notPaid: 'Not paid' },
}
