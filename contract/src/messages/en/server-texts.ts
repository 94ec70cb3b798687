/** What the server writes outside of errors and emails: images, the payment provider and stored texts. */
export const serverTexts = {
  smsCode: (code: string, minutes: number) =>
    `${code} is your Mainstreet code. It works once and expires in ${minutes} minutes. Never share it.`,
  shareCard: { footer: 'Reserve on Mainstreet, pick up at the shop' },
  placeholder: { offline: 'Offline' },
  stripe: { delivery: (shop: string) => `Delivery by ${shop}` },
  /** Stored in the default language, as are the texts below. The apostrophe is the one that people type in a search. */
  defaultShopName: (owner: string) => `${owner}'s shop`,
  unnamedUser: 'Unnamed user',
  formerCustomer: 'Former customer',
  formerShop: 'Former shop',
  formerProduct: 'Former product',
  erasedMessage: 'This message was deleted with its account.',
  reasons: {
    orderCancelled: 'The order was canceled',
    notPaid: 'Not paid',
    refundedAtProvider: 'Refunded in the card provider’s dashboard',
  },
}
