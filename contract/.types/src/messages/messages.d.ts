import type { Formats } from './formats.ts';
import type { Language, Messages } from './language.ts';
/**
 * The texts of the language that is shown, and how it formats values. Set once before the app renders; so that
 * any language can be, no module reads them while it loads.
 */
export declare let m: Messages;
export declare let formats: Formats;
export declare function setLanguage(language: Language): void;
