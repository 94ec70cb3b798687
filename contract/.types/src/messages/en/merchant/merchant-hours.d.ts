/** The opening hours and the order settings of a shop. */
export declare const merchantHours: {
    closed: string;
    range: (opens: string, closes: string) => string;
    preview: {
        title: string;
        invalid: string;
        shop: string;
        orderedNow: string;
        orderedLate: string;
    };
    timeZone: {
        label: string;
        hint: string;
        us: string;
        others: string;
    };
    week: {
        title: string;
        hint: (zone: string) => string;
        copy: string;
    };
    periods: {
        opens: (day: string) => string;
        closes: (day: string) => string;
        nextOpens: (day: string, number: number) => string;
        nextCloses: (day: string, number: number) => string;
        to: string;
        add: string;
        addOn: (day: string) => string;
        remove: (day: string) => string;
        missing: string;
        same: string;
        overlap: string;
    };
    exceptions: {
        title: string;
        none: string;
        date: string;
        add: string;
        remove: string;
        removeDay: (day: string) => string;
        reason: (day: string) => string;
        reasonPlaceholder: string;
        exists: string;
        tooMany: (max: number) => string;
    };
    conflict: {
        message: string;
        timeZone: string;
        sameAsWeek: string;
    };
    unsaved: string;
    allSaved: string;
    discard: string;
    save: string;
    saved: string;
    settings: {
        title: string;
        save: string;
        prepTime: string;
        prepTimeSaved: (minutes: number) => string;
        confirmation: {
            label: string;
            on: string;
            off: string;
            turnedOn: string;
            turnedOff: string;
        };
        payAtPickup: {
            label: string;
            on: string;
            off: string;
            turnedOn: string;
            turnedOff: string;
        };
        delivery: {
            label: string;
            on: string;
            off: string;
            turnedOn: string;
            turnedOff: string;
        };
        deliveryFee: {
            label: string;
            free: string;
            saved: (fee: string) => string;
        };
    };
    pauseUntil: {
        label: string;
        hint: string;
        inPast: string;
        action: string;
    };
};
