/** The page on which the demo shows the text messages that it would send. */
export declare const textMessages: {
    title: string;
    subtitle: string;
    emails: string;
    empty: string;
    to: (number: string) => string;
};
