import { z } from 'zod';
/** A field that an action changed; null stands for a missing value. */
export declare const fieldChange: z.ZodObject<{
    field: z.ZodString;
    before: z.ZodUnknown;
    after: z.ZodUnknown;
}, z.core.$strip>;
export type FieldChange = z.infer<typeof fieldChange>;
export declare const auditEntry: z.ZodObject<{
    id: z.ZodInt;
    actor_id: z.ZodGUID;
    actor_name: z.ZodNullable<z.ZodString>;
    actor_email: z.ZodNullable<z.ZodString>;
    actor_role: z.ZodString;
    action: z.ZodString;
    subject_type: z.ZodString;
    subject_id: z.ZodGUID;
    subject_name: z.ZodNullable<z.ZodString>;
    changes: z.ZodArray<z.ZodObject<{
        field: z.ZodString;
        before: z.ZodUnknown;
        after: z.ZodUnknown;
    }, z.core.$strip>>;
    created_at: z.ZodISODateTime;
}, z.core.$strip>;
export type AuditEntry = z.infer<typeof auditEntry>;
export declare const auditFilter: z.ZodObject<{
    from: z.ZodOptional<z.ZodISODate>;
    to: z.ZodOptional<z.ZodISODate>;
    actor_id: z.ZodOptional<z.ZodGUID>;
    actor: z.ZodOptional<z.ZodString>;
    action: z.ZodOptional<z.ZodString>;
    subject_type: z.ZodOptional<z.ZodEnum<{
        audit_log: "audit_log";
        card_payments: "card_payments";
        client_error: "client_error";
        dead_letter: "dead_letter";
        order: "order";
        payment: "payment";
        product: "product";
        shop: "shop";
        user: "user";
    }>>;
    subject_id: z.ZodOptional<z.ZodGUID>;
}, z.core.$strip>;
export type AuditFilter = z.infer<typeof auditFilter>;
