/** The admin's list of users, and the dialogs that create, edit and delete one. */
export declare const adminUsers: {
    roles: {
        customer: string;
        merchant: string;
        admin: string;
    };
    search: string;
    searchPlaceholder: string;
    roleFilter: string;
    allRoles: string;
    listLabel: string;
    empty: {
        title: string;
        text: string;
    };
    noResultsText: string;
    showAll: string;
    columns: {
        name: string;
        email: string;
        role: string;
        shop: string;
        joined: string;
        status: string;
        actions: string;
    };
    noShop: string;
    statuses: {
        active: string;
        banned: string;
        demo: string;
    };
    edit: string;
    editLabel: (name: string) => string;
    delete: string;
    deleteLabel: (name: string) => string;
    newUser: string;
    editUser: string;
    loading: string;
    cancel: string;
    fields: {
        email: string;
        name: string;
        role: string;
        optionalName: string;
        nameHint: string;
        optionalPassword: string;
        passwordHint: string;
        createsShopHint: string;
        adminHint: string;
        ban: string;
        banHint: string;
    };
    create: {
        submit: string;
        done: (name: string) => string;
        passwordLinkSent: (email: string) => string;
    };
    save: {
        submit: string;
        done: (name: string) => string;
        shop: string;
        viewShop: string;
        conflict: (name: string) => string;
        compare: string;
        theirValue: (value: string) => string;
        banned: string;
        notBanned: string;
    };
    deletion: {
        title: (name: string) => string;
        titleWithoutName: string;
        text: string;
        shopQuestion: (shop: string) => string;
        closeShop: {
            label: string;
            text: string;
        };
        transferShop: {
            label: string;
            text: string;
        };
        merchant: string;
        merchantPlaceholder: string;
        merchants: string;
        ownsShop: (shop: string) => string;
        noFreeMerchant: string;
        cancel: string;
        confirm: string;
        done: (name: string) => string;
    };
};
