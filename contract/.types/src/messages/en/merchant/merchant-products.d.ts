/** The product list of a shop, its editor and the edits in the list. */
export declare const merchantProducts: {
    listLabel: string;
    newProduct: string;
    product: string;
    import: string;
    export: string;
    search: string;
    filterLabel: string;
    filters: {
        active: string;
        in_stock: string;
        out: string;
        archived: string;
        all: string;
    };
    sortLabel: string;
    sorts: {
        '-created_at': string;
        name: string;
        price: string;
        '-price': string;
        stock: string;
        '-stock': string;
        created_at: string;
        '-name': string;
    };
    empty: {
        noResults: string;
        noMatch: (search: string) => string;
        title: string;
        texts: {
            active: string;
            in_stock: string;
            out: string;
            archived: string;
            all: string;
        };
        showAll: string;
        firstTitle: string;
        firstText: string;
        addFirst: string;
        importFile: string;
    };
    columns: {
        name: string;
        price: string;
        stock: string;
        added: string;
        actions: string;
    };
    archivedBadge: string;
    outOfStockBadge: string;
    selectAll: string;
    select: (name: string) => string;
    archive: (name: string) => string;
    restore: (name: string) => string;
    delete: (name: string) => string;
    bulk: {
        label: string;
        clear: string;
        selected: (count: number) => string;
        archive: (count: number) => string;
        restore: (count: number) => string;
        delete: (count: number) => string;
    };
    archived: (name: string) => string;
    archivedMany: (count: number) => string;
    restored: (name: string) => string;
    restoredMany: (count: number) => string;
    deleted: (name: string) => string;
    deletedMany: (count: number) => string;
    nothingChanged: string;
    restoreFailed: string;
    inlineEdit: {
        price: (name: string) => string;
        stock: (name: string) => string;
        saved: string;
        failed: (name: string) => string;
        changedAgain: string;
        conflictTitle: (name: string) => string;
        conflictTexts: {
            price: string;
            stock: string;
        };
        current: string;
        yours: string;
        keep: (value: string) => string;
        use: (value: string) => string;
    };
    editor: {
        photos: string;
        name: string;
        price: string;
        pricePlaceholder: string;
        stock: string;
        description: string;
        descriptionHint: string;
        sku: string;
        skuHint: string;
        uploading: string;
        save: string;
        publish: string;
        saved: (name: string) => string;
        published: (name: string) => string;
        notSaved: string;
        continue: string;
    };
    conflict: {
        message: string;
        columns: {
            field: string;
            current: string;
            yours: string;
        };
        fields: {
            name: string;
            price: string;
            stock: string;
            sku: string;
            description: string;
            images: string;
            image_alts: string;
        };
        photos: (count: number) => string;
        none: string;
    };
};
