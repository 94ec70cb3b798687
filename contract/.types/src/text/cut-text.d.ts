/** The first character as people see it: a letter with its accents, a whole emoji. */
export declare function firstGrapheme(text: string): string;
/** At most so many UTF-16 units, as limits count them, and no character in two. */
export declare function cutText(text: string, maxChars: number): string;
/** The same, with an ellipsis where something is missing. */
export declare function truncateText(text: string, maxChars: number): string;
