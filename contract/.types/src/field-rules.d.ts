import type { fieldErrors } from './messages/en/field-errors.ts';
type FieldErrorTexts = typeof fieldErrors;
/** A sentence of the catalogue that needs no number. */
export type FieldErrorKey = {
    [Key in keyof FieldErrorTexts]: FieldErrorTexts[Key] extends string ? Key : never;
}[keyof FieldErrorTexts];
export type TextRule = {
    readonly maxChars: number;
    /** The sentence when nothing is typed; without it the text may be empty. */
    readonly required?: FieldErrorKey;
    readonly format?: TextFormat;
};
export type NumberRule = {
    readonly min: number;
    readonly max: number;
    /** Zero for whole numbers, two for dollars and cents. */
    readonly decimals: 0 | 2;
    /** The sentence for what is no such number; too low and too high ones have their own. */
    readonly format: FieldErrorKey;
};
/** One of several choices; the schema lists them. */
type ChoiceRule = {
    readonly required: FieldErrorKey;
};
/**
 * What a field accepts, as plain data: `fields.ts` makes schemas of it, and the forms of the browser check
 * with it. Each capability has the rules of its fields in its own `field-rules.ts`.
 */
export type FieldRule = TextRule | NumberRule | ChoiceRule;
/** Also the name of the shop that a registering merchant gets. */
export declare const shopNameRule: {
    readonly required: 'nameRequired';
    readonly maxChars: 120;
};
export declare const emailRule: {
    readonly maxChars: 254;
    readonly format: 'email';
};
export declare const phoneRule: {
    readonly maxChars: 40;
    readonly format: 'phone';
};
export declare const reasonRule: {
    maxChars: 500;
};
export declare const requiredReasonRule: {
    readonly maxChars: 500;
    readonly required: 'reasonRequired';
};
/** The same text, but it may be empty. */
export declare const optional: ({ required: _, ...rule }: TextRule) => TextRule;
type TextFormat = 'color' | 'email' | 'phone' | 'secureLink' | 'webAddress';
type TextFormatRule = {
    error: FieldErrorKey;
    pattern: RegExp;
    isValid?: (text: string) => boolean;
};
export declare const textFormats: Record<TextFormat, TextFormatRule>;
export declare function hasFormat(text: string, format: TextFormat): boolean;
export declare function hasDecimals(value: number, decimals: 0 | 2): boolean;
/** The sentence for a value that breaks the rule, as the server says it; text is trimmed. */
export declare function findFieldError(rule: FieldRule, value: string | number, texts: FieldErrorTexts): string | undefined;
export {};
