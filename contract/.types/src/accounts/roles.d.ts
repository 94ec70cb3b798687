/** The roles in the database: `user` is stored as `customer`, its equivalent (docs/spec.md, section 1). */
export declare const storedRoles: readonly ['customer', 'merchant', 'admin'];
export type StoredRole = (typeof storedRoles)[number];
export declare const roles: readonly ["user", "customer", "merchant", "admin"];
export type Role = (typeof roles)[number];
/** `user` and `customer` are the same role; `customer` is stored. */
export declare function toStoredRole(role: Role): StoredRole;
/** An admin passes every role check (docs/spec.md, section 6). */
export declare function hasRole(userRole: Role, required: Role): boolean;
/** The page after sign-in (docs/spec.md, section 2). */
export declare function getHomePath(role: Role): string;
/** Only a merchant owns a shop: the one with the same shop_id (docs/spec.md, section 6). */
export declare function ownsShop(viewer: {
    role: Role;
    shop_id?: string | null | undefined;
}, shopId: string): boolean;
