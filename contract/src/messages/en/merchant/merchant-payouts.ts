/** What a shop earned with card payments. */
export const merchantPayouts = {
  from: 'From',
  to: 'To',
  invalidDate: 'Enter a date in 2000 or later',
  download: 'Download CSV',
  totals: {
    charged: 'Charged to cards',
    refunded: 'Refunded',
    disputed: 'Disputed, with fees',
    commission: 'Commission',
    net: 'Net',
  },
  columns: {
    order: 'Order',
    charged: 'Charged',
    refunded: 'Refunded',
    disputed: 'Disputed',
    commission: 'Commission',
    net: 'Net',
  },
  empty: {
    title: 'No card payments yet',
    text: 'Orders paid by card appear here once you accept them. Payments at pickup go straight to you.',
    periodTitle: 'No card payments in this period',
    periodText: 'Try other dates.',
    showAll: 'Show all dates',
  },
}
