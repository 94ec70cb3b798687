/** Emails. The sentences of notifications are in notification-texts.ts. */
export declare const emails: {
    layout: {
        siteName: string;
        /** `url` is on a line of its own. */
        actionAsText: (label: string, url: string) => string;
        /** The code follows; also for an email without a link. */
        enterCode: string;
        code: string;
        /** The link follows. */
        openAddress: string;
    };
    notification: {
        greeting: (name: string) => string;
        view: string;
        managePreferences: string;
    };
    footnotes: {
        linkExpires: string;
        codeExpires: (minutes: number) => string;
        codeAndLinkExpire: (minutes: number) => string;
        ignore: string;
    };
    signup: {
        subject: string;
        heading: string;
        text: string;
        action: string;
    };
    recovery: {
        subject: string;
        heading: string;
        text: string;
        action: string;
    };
    magiclink: {
        subject: string;
        heading: string;
        text: string;
        action: string;
    };
    invite: {
        subject: string;
        heading: string;
        text: string;
        action: string;
        ignore: string;
    };
    emailChangeCurrent: {
        subject: string;
        heading: string;
        text: string;
        action: string;
        warning: string;
    };
    emailChangeNew: {
        subject: string;
        heading: string;
        action: string;
    };
    emailChange: (from: string, to: string) => string;
    reauthentication: {
        subject: string;
        heading: string;
        text: string;
    };
    accountExists: {
        subject: string;
        heading: string;
        text: string;
        action: string;
        forgotPassword: (url: string) => string;
        ignore: string;
    };
    passwordChanged: {
        subject: string;
        heading: string;
        text: string;
        warning: (url: string) => string;
    };
    emailChanged: {
        subject: string;
        heading: string;
        text: (newEmail: string) => string;
        warning: string;
    };
    emailChangedByAdmin: {
        subject: string;
        heading: string;
        text: (newEmail: string) => string;
        warning: string;
    };
    invitation: {
        subject: string;
        heading: string;
        text: string;
        action: string;
        expires: string;
    };
};
