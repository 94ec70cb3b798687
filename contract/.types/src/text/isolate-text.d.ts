/**
 * A name or text of a user for a sentence without markup: it does not turn the words around it. A sentence whose
 * names are isolated can be part of another one as it is.
 */
export declare function isolateText(text: string): string;
/** The same texts; those with parameters isolate the texts among them. */
export declare function isolateParams<Texts>(texts: Texts): Texts;
