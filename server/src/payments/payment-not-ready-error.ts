/** An event came before what it is about was recorded; the queue tries again. */
export class PaymentNotReadyError extends Error {}
