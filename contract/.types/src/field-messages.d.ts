import type { FieldErrorKey } from './field-rules.ts';
/** What only the server says about an invalid value: keys of the message catalogue. */
export declare const fieldMessages: readonly ['amountOrLines', 'beforeOrAfter', 'customerNameRequired', 'deliveryAddressRequired', 'eachProductOnce', 'itemsOrShop', 'messageIdFormat', 'messageRequired', 'northBelowSouth', 'notANumber', 'notEmpty', 'overlappingHours', 'productOrItems', 'restockWithoutLines', 'timeOfDay', 'timeZone', 'unpaidDelivery', 'wholeNumber'];
export type FieldMessage = (typeof fieldMessages)[number];
/** Checks the key, which the server replaces by its text; schemas take a plain text. */
export declare const fieldMessage: (key: FieldMessage | FieldErrorKey) => string;
