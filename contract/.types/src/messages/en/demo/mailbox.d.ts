/** The page on which the demo shows the emails that it would send. */
export declare const mailbox: {
    title: string;
    pageTitle: (title: string) => string;
    siteName: string;
    subtitle: string;
    listTitle: string;
    allEmails: string;
    empty: string;
    to: (address: string) => string;
    recipientAndTime: (address: string, time: string) => string;
    time: (time: string) => string;
    asText: string;
};
