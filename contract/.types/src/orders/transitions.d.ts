export declare const orderTypes: readonly ['order', 'reservation'];
export declare const activeStatuses: readonly ['pending', 'reserved', 'in_progress'];
export declare const terminalStatuses: readonly ['completed', 'cancelled', 'declined', 'expired', 'no_show'];
export declare const orderStatuses: readonly ["pending", "reserved", "in_progress", "completed", "cancelled", "declined", "expired", "no_show"];
export declare const paymentStatuses: readonly ['none', 'awaiting_payment', 'authorized', 'paid', 'paid_in_store', 'partially_refunded', 'refunded', 'voided', 'failed'];
export declare const actors: readonly ['customer', 'merchant', 'admin', 'system'];
export type OrderType = (typeof orderTypes)[number];
export type OrderStatus = (typeof orderStatuses)[number];
export type ActiveStatus = (typeof activeStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type Actor = (typeof actors)[number];
export type OrderTransitionFacts = {
    now: Date;
    ready_at: Date | null;
    pickup_until: Date | null;
    payment_status: PaymentStatus;
};
export type OrderTransitionContext = {
    type: OrderType;
    from: OrderStatus;
    actor: Actor;
    facts: OrderTransitionFacts;
};
export type OrderTransition = OrderTransitionContext & {
    to: OrderStatus;
    reason?: string | null | undefined;
};
/** Keys of the message catalogue. */
export type TransitionProblem = 'cannot_change' | 'not_allowed' | 'reason_required' | 'cannot_be_ready' | 'only_shop_marks_ready' | 'already_ready' | 'not_paid' | 'charging_card' | 'ready_for_pickup' | 'pickup_time_not_over' | 'paid';
type TransitionErrorCode = 'wrong_state' | 'not_allowed' | 'rule_violation';
export type TransitionResult = {
    ok: true;
} | {
    ok: false;
    code: TransitionErrorCode;
    problem: TransitionProblem;
};
type TransitionRule = {
    actors: readonly Actor[];
    reasonRequiredFrom?: readonly Actor[];
};
type TransitionRules = Partial<Record<OrderStatus, TransitionRule>>;
/** docs/design.md, section 5. An admin may make every transition of the table, none outside it. */
export declare const transitions: Record<OrderType, Partial<Record<OrderStatus, TransitionRules>>>;
/** The statuses of a new row; a reservation starts as reserved where the shop confirms automatically. */
export declare const initialStatuses: Record<OrderType, readonly OrderStatus[]>;
/** A transition to the same status is a wrong state here: handle repeated requests before this check. */
export declare function canTransition(transition: OrderTransition): TransitionResult;
/** For buttons: assumes that a required reason will be given. */
export declare function listAllowedTransitions(context: OrderTransitionContext): OrderStatus[];
/**
 * Ready for pickup is the fact `ready_at`, not a status. While the card is only authorized, the request is stored, and
 * the order becomes ready with the capture.
 */
export declare function canMarkReady({ type, from, actor, facts }: OrderTransitionContext): TransitionResult;
/** Without `from`: whether any such transition needs a reason. */
export declare function needsReason(to: OrderStatus, actor: Actor, from?: OrderStatus): boolean;
export declare function isActive(status: OrderStatus): status is ActiveStatus;
/** Whether the transition releases the stock. */
export declare function restocks(from: OrderStatus, to: OrderStatus): boolean;
/** Of an order that may be ready and handed over: nothing is to be charged any more. */
export declare const settledPaymentStatuses: readonly PaymentStatus[];
export {};
