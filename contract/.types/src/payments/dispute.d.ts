import { z } from 'zod';
/** The provider's states. `warning_…`: the bank only asks; no money has moved. */
export declare const disputeStatuses: readonly ['warning_needs_response', 'warning_under_review', 'warning_closed', 'needs_response', 'under_review', 'prevented', 'won', 'lost'];
export declare const disputeStatus: z.ZodEnum<{
    lost: "lost";
    needs_response: "needs_response";
    prevented: "prevented";
    under_review: "under_review";
    warning_closed: "warning_closed";
    warning_needs_response: "warning_needs_response";
    warning_under_review: "warning_under_review";
    won: "won";
}>;
export type DisputeStatus = z.infer<typeof disputeStatus>;
/** A card payment that the cardholder contests at the bank. */
export declare const dispute: z.ZodObject<{
    id: z.ZodGUID;
    parent_order_id: z.ZodGUID;
    status: z.ZodEnum<{
        lost: "lost";
        needs_response: "needs_response";
        prevented: "prevented";
        under_review: "under_review";
        warning_closed: "warning_closed";
        warning_needs_response: "warning_needs_response";
        warning_under_review: "warning_under_review";
        won: "won";
    }>;
    reason: z.ZodString;
    amount: z.ZodNumber;
    evidence_due_at: z.ZodNullable<z.ZodISODateTime>;
    evidence_url: z.ZodNullable<z.ZodURL>;
    created_at: z.ZodISODateTime;
    closed_at: z.ZodNullable<z.ZodISODateTime>;
}, z.core.$strip>;
export type Dispute = z.infer<typeof dispute>;
/**
 * Whether a dispute may take this status after the other: its reports come in any order, and a decision is final. A
 * closed inquiry can still become a dispute.
 */
export declare function canDisputeBecome(from: DisputeStatus, to: DisputeStatus): boolean;
export declare function isDisputeClosed(status: DisputeStatus): boolean;
/** Whether the provider waits for evidence. */
export declare function needsEvidence(status: DisputeStatus): boolean;
