export declare const shopCategories: readonly ['Food', 'Coffee', 'Gifts', 'Souvenirs', 'Other'];
export type ShopCategory = (typeof shopCategories)[number];
export declare function isShopCategory(value: unknown): value is ShopCategory;
/** The chips on home (docs/spec.md, section 2); disabled ones are shown. */
export declare const categoryChips: readonly [{
    readonly category: 'Coffee';
    readonly enabled: true;
}, {
    readonly category: 'Gifts';
    readonly enabled: true;
}, {
    readonly category: 'Electronics';
    readonly enabled: false;
}, {
    readonly category: 'Kids';
    readonly enabled: false;
}, {
    readonly category: 'Sports';
    readonly enabled: false;
}];
