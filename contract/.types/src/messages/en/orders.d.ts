/** Orders and reservations, as customers and shops see them. */
export declare const orders: {
    numbered: {
        order: (number: string) => string;
        reservation: (number: string) => string;
        delivery: (number: string) => string;
    };
    delivery: string;
    messages: string;
    payNow: string;
    update: (name: string, status: string) => string;
    received: {
        order: (customer: string) => string;
        reservation: (customer: string) => string;
    };
    time: {
        yesterday: (clock: string) => string;
        today: (clock: string) => string;
        tomorrow: (clock: string) => string;
        onWeekday: (weekday: string, clock: string) => string;
        onDate: (date: string, clock: string) => string;
        justNow: string;
        minutes: (minutes: number) => string;
        hours: (hours: number) => string;
        hoursAndMinutes: (hours: number, minutes: number) => string;
        days: (days: number) => string;
    };
    timeline: {
        label: string;
        upcoming: string;
        reason: string;
        placed: string;
        orderPlaced: string;
        requested: string;
        reserved: string;
        started: {
            order: string;
            reservation: string;
        };
        readyForPickup: string;
        outForDelivery: string;
        pickedUp: string;
        delivered: string;
        notPickedUp: string;
        notDelivered: string;
        expired: string;
        canceledByYou: string;
        declinedByYou: string;
        canceled: {
            customer: string;
            merchant: string;
            admin: string;
            system: string;
        };
        declined: {
            customer: string;
            merchant: string;
            admin: string;
            system: string;
        };
    };
    pickup: {
        showAtCounter: string;
        code: string;
        spelledCode: (code: string) => string;
        pickUpBy: (time: string) => string;
        pickUpAround: string;
        heldUntil: string;
        deliveryAddress: string;
        outForDeliveryTo: string;
        leavesAround: string;
        deliveryCode: string;
    };
    reservation: {
        canceledTitle: (count: number) => string;
        requestedAt: (shop: string) => string;
        reservedAt: (shop: string) => string;
        requestedAtShops: (count: number) => string;
        reservedAtShops: (count: number) => string;
        failed: (count: number) => string;
        done: string;
        canceled: (shop: string) => string;
        willConfirm: (shop: string) => string;
        readyShowCode: string;
        showCode: string;
        getDirections: string;
        getDirectionsTo: (shop: string) => string;
        cancelAt: (shop: string) => string;
        viewInAccount: string;
    };
    cancel: {
        action: {
            order: string;
            reservation: string;
        };
        keep: {
            order: string;
            reservation: string;
        };
        title: {
            order: string;
            reservation: string;
        };
        description: (shop: string) => string;
        noteLabel: string;
        reasons: string[];
        done: {
            order: string;
            reservation: string;
        };
        shopNotified: (shop: string) => string;
        tooLate: {
            order: string;
            reservation: string;
        };
        currentStatus: (shop: string, status: string) => string;
    };
    customerPayment: {
        awaiting: string;
        authorized: (amount: string) => string;
        charging: string;
        releasingHold: string;
        paid: string;
        paidInStore: string;
        refundOnItsWay: (amount: string) => string;
        partiallyRefunded: (amount: string) => string;
        refunded: (amount: string) => string;
        refundIncomplete: string;
        notCharged: string;
        payAtPickup: string;
        chargeFailed: (shop: string) => string;
        refundFailed: (amount: string, shop: string) => string;
    };
    shopPayment: {
        authorized: (amount: string) => string;
        charging: string;
        notCharged: string;
        paid: string;
        paidInStore: string;
        refundOnItsWay: (amount: string) => string;
        partiallyRefunded: (amount: string) => string;
        refunded: (amount: string) => string;
        payAtPickup: string;
        chargeFailed: string;
        refundFailed: (amount: string, customer: string) => string;
    };
    thread: {
        label: (name: string) => string;
        none: string;
        noneYet: (name: string) => string;
        earlier: string;
        you: string;
        messageTo: (name: string) => string;
        send: string;
    };
};
