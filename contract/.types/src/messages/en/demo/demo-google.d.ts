/** The page of the demo that stands in for Google's sign-in. */
export declare const demoGoogle: {
    badge: string;
    title: string;
    subtitle: string;
    otherAccount: string;
    name: string;
    email: string;
    unverified: string;
    continue: string;
    cancel: string;
    nameAndEmailRequired: string;
    unknownClient: string;
};
