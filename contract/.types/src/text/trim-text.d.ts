/** Without white space around it and without controls of direction; empty when nothing of it can be seen. */
export declare function trimText(text: string): string;
