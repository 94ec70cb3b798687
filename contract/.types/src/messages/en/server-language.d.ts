import type { ServerLanguage } from '../language.ts';
/** @public Loaded by its path. */
export declare const language: ServerLanguage;
