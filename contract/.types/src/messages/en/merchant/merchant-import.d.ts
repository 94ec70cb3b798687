/** The import of products from a CSV file. */
export declare const merchantImport: {
    title: string;
    file: {
        intro: string;
        dropArea: string;
        choose: string;
        orDrop: string;
        input: string;
        tooLarge: (megabytes: number) => string;
        empty: string;
        tooManyRows: (max: number) => string;
    };
    fields: {
        name: string;
        price: string;
        stock: string;
        description: string;
        sku: string;
        images: string;
        image_alts: string;
        is_archived: string;
        id: string;
        version: string;
    };
    columns: {
        intro: string;
        example: (value: string) => string;
        notInFile: string;
        column: (number: number) => string;
        anotherFile: string;
        check: string;
    };
    check: {
        checking: string;
        products: (count: number) => string;
        decimalComma: ({ typed, amount }: {
            typed: string;
            amount: string;
        }) => string;
        variants: (count: number) => string;
        salePrices: (count: number) => string;
        leftOutImages: (count: number) => string;
        foreignIds: (count: number) => string;
        created: string;
        updated: string;
        unchanged: string;
        replaceStock: string;
        stockReplaced: string;
        stockUnchanged: (count: number) => string;
        editColumns: string;
        uploadCorrected: string;
        nothing: string;
        import: (count: number) => string;
        done: ({ added, updated }: {
            added: number;
            updated: number;
        }) => string;
    };
    progress: {
        label: string;
        rows: ({ stored, total }: {
            stored: number;
            total: number;
        }) => string;
        report: ({ stored, left }: {
            stored: number;
            left: number;
        }) => string;
        cancel: string;
        stopping: string;
        resume: string;
        close: string;
        leave: string;
    };
    errors: {
        title: (rows: number) => string;
        label: string;
        columns: {
            row: string;
            product: string;
            field: string;
            problem: string;
        };
        inField: (field: string) => string;
        missing: string;
        notNumber: ({ value, whatToEnter }: {
            value: string;
            whatToEnter: string;
        }) => string;
        download: string;
        showingFirst: (max: number) => string;
        leftOut: ({ count, left }: {
            count: number;
            left: number;
        }) => string;
    };
    variant: (product: string, variant: string) => string;
    unnamedVariant: (number: number) => string;
};
