/** The shop's board of active orders, its past orders and its pauses. */
export const orderBoard = {
  columnsLabel: 'Order status',
  columns: { new: 'New', preparing: 'Preparing', ready: 'Ready' },
  empty: {
    new: 'New orders appear here automatically.',
    preparing: 'No orders in progress.',
    ready: 'No orders waiting for pickup.',
  },
  actions: {
    confirm: 'Confirm',
    accept: 'Accept and start',
    start: 'Start',
    mark_ready: 'Mark ready',
    hand_over: 'Hand over',
  },
  deliveryActions: { mark_ready: 'Out for delivery', hand_over: 'Delivered' },
  messages: 'Messages',
  details: 'Order details',
  /** The name of a button without text. */
  more: (customer: string) => `More for ${customer}`,
  boardMenu: 'Board menu',
  total: 'Total',
  /** Under the total of an order. */
  amount: { due: 'Due', onHold: 'On hold', paid: 'Paid' },
  /** Before the address, for screen readers. */
  deliveryAddress: 'Delivery address:',
  charging: {
    pickup:
      'Charging the card. You can hand over the order once it’s charged. The customer can still cancel.',
    delivery:
      'Charging the card. You can send the order out once it’s charged. The customer can still cancel.',
  },
  updateFailed: (title: string, problem: string) => `${title}: ${problem}`,
  changed: {
    title: (customer: string) => `${customer}’s order has changed`,
    status: (status: string) => `Status: ${status}`,
  },
  decline: {
    button: 'Decline',
    title: (customer: string) => `Decline ${customer}’s order?`,
    description: 'The customer sees this reason. Stock is restored.',
    reasons: ['Sold out', 'We’re closing early today', 'We can’t make it in time'],
    done: 'Declined. We’ve told the customer why.',
  },
  cancel: {
    button: 'Cancel',
    title: (customer: string) => `Cancel ${customer}’s order?`,
    description: 'The customer sees this reason. Stock is restored.',
    reasons: ['Sold out', 'The item is damaged', 'We’re closing early today', 'The customer asked to cancel'],
    done: 'Canceled. We’ve told the customer why.',
  },
  notPickedUp: {
    button: 'Not picked up',
    title: (customer: string) => `Mark ${customer}’s order as not picked up?`,
    description: 'The pickup time has passed. Stock is restored.',
    done: 'Marked as not picked up. Stock is restored.',
  },
  notDelivered: {
    button: 'Not delivered',
    title: (customer: string) => `Mark ${customer}’s order as not delivered?`,
    description: 'Nobody was there to accept it. Stock is restored.',
    done: 'Marked as not delivered. Stock is restored.',
  },
  readyDone: 'Marked ready. We’ve told the customer.',
  readyAfterCharge: {
    pickup: 'Handover opens once the card is charged.',
    delivery: 'The order can go out once the card is charged.',
  },
  outForDeliveryDone: 'Out for delivery. We’ve told the customer.',
  handOver: {
    dueNow: 'Due now',
    pickup: {
      title: (customer: string) => `Hand over to ${customer}`,
      code: 'Customer’s pickup code',
      confirm: 'Confirm pickup',
      withoutCode: 'Confirm without a code',
      done: 'Picked up.',
    },
    delivery: {
      title: (customer: string) => `Delivery to ${customer}`,
      code: 'Customer’s delivery code',
      confirm: 'Confirm delivery',
      withoutCode: 'Confirm without a code',
      done: 'Delivered.',
    },
  },
  scan: {
    open: 'Scan pass',
    title: 'Scan a pickup pass',
    hint: 'Point the camera at the QR code on the customer’s phone or in their email.',
    video: 'Camera',
    typeCode: 'Type the code instead',
    noCamera: 'No camera is available. Allow the camera for this site in your browser, or type the code.',
    otherCode: 'This QR code isn’t a pickup pass.',
    otherShop: (shop: string) => `This pass is for an order at ${shop}, and it isn’t on this board.`,
    notReady: (customer: string) =>
      `${customer}’s order can’t be handed over yet. Accept it or wait for its payment first.`,
  },
  due: {
    acceptBy: (time: string) => `Accept by ${time}`,
    due: (time: string) => `Due ${time}`,
    late: (time: string) => `Late · due ${time}`,
    heldUntil: (time: string) => `Held until ${time}`,
    wasHeldUntil: (time: string) => `Was held until ${time}`,
    outForDelivery: (time: string) => `Out for delivery · due ${time}`,
  },
  past: {
    title: 'Past orders',
    none: 'Completed and canceled orders appear here.',
    showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  },
  pickList: {
    print: 'Print pick list',
    title: (time: string) => `Pick list, ${time}`,
    deliverTo: (address: string) => `Deliver to ${address}`,
    note: (note: string) => `“${note}”`,
  },
  pause: {
    title: 'Pause orders',
    hint: 'Orders you already have stay open.',
    pausedUntil: (time: string) => `Paused until ${time}`,
    customersSee: 'Customers see that ordering is paused.',
    resume: 'Resume orders',
    resumed: 'Orders resumed',
    choices: {
      halfHour: '30 minutes',
      hour: '1 hour',
      twoHours: '2 hours',
      today: 'Rest of today',
    },
  },
}
