import type { Language } from '../language.ts';
export declare const language: Language;
