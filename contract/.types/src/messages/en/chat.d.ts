/** Conversations and messages. */
export declare const chat: {
    you: string;
    theShop: string;
    linkWithUnread: (count: string) => string;
    messageShop: string;
    list: {
        label: string;
        all: string;
        older: string;
        /** The last message of a conversation. */
        preview: ({ text, isOwn, isAboutOrder }: {
            text: string;
            isOwn: boolean;
            isAboutOrder: boolean;
        }) => string;
        unread: (count: string) => string;
        empty: {
            title: string;
            text: string;
        };
    };
    select: {
        title: string;
        text: string;
    };
    customersOnly: {
        title: string;
        text: string;
        action: string;
    };
    thread: {
        label: (name: string) => string;
        log: (name: string) => string;
        older: string;
        none: string;
        noneYet: (name: string) => string;
        typing: (name: string) => string;
        online: (name: string) => string;
        latest: string;
        newMessages: string;
        /** Before a message, for screen readers. */
        sender: (name: string) => string;
        newMessage: ({ name, text }: {
            name: string;
            text: string;
        }) => string;
        today: string;
        yesterday: string;
    };
    orders: {
        label: string;
    };
    product: {
        removed: string;
    };
    composer: {
        label: (name: string) => string;
        send: string;
        removeProduct: string;
        charactersLeft: (count: number) => string;
        tooManyUnsent: string;
        replyTooLong: string;
    };
    quickReplies: {
        title: string;
        edit: string;
        storage: string;
        reply: (number: number) => string;
        delete: (number: number) => string;
        add: string;
        save: string;
        defaults: string[];
    };
    status: {
        sending: string;
        waiting: string;
        failed: string;
        sent: string;
        read: string;
    };
    failed: {
        /** Before the reason, for screen readers. */
        prompt: string;
        delete: string;
        edit: string;
    };
    connection: {
        connecting: string;
        unstable: string;
        queued: string;
    };
    alert: {
        fromShop: string;
        fromCustomer: string;
        open: string;
    };
};
