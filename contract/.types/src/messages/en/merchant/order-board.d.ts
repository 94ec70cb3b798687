/** The shop's board of active orders, its past orders and its pauses. */
export declare const orderBoard: {
    columnsLabel: string;
    columns: {
        new: string;
        preparing: string;
        ready: string;
    };
    empty: {
        new: string;
        preparing: string;
        ready: string;
    };
    actions: {
        confirm: string;
        accept: string;
        start: string;
        mark_ready: string;
        hand_over: string;
    };
    deliveryActions: {
        mark_ready: string;
        hand_over: string;
    };
    messages: string;
    /** Before the address, for screen readers. */
    deliveryAddress: string;
    charging: {
        pickup: string;
        delivery: string;
    };
    updateFailed: (title: string, problem: string) => string;
    changed: {
        title: (customer: string) => string;
        status: (status: string) => string;
    };
    decline: {
        button: string;
        title: (customer: string) => string;
        description: string;
        reasons: string[];
        done: string;
    };
    cancel: {
        button: string;
        title: (customer: string) => string;
        description: string;
        reasons: string[];
        done: string;
    };
    notPickedUp: {
        button: string;
        title: (customer: string) => string;
        description: string;
        done: string;
    };
    notDelivered: {
        button: string;
        title: (customer: string) => string;
        description: string;
        done: string;
    };
    readyDone: string;
    readyAfterCharge: {
        pickup: string;
        delivery: string;
    };
    outForDeliveryDone: string;
    handOver: {
        dueNow: string;
        pickup: {
            title: (customer: string) => string;
            code: string;
            confirm: string;
            withoutCode: string;
            done: string;
        };
        delivery: {
            title: (customer: string) => string;
            code: string;
            confirm: string;
            withoutCode: string;
            done: string;
        };
    };
    due: {
        acceptBy: (time: string) => string;
        due: (time: string) => string;
        late: (time: string) => string;
        heldUntil: (time: string) => string;
        wasHeldUntil: (time: string) => string;
        outForDelivery: (time: string) => string;
    };
    past: {
        title: string;
        none: string;
        showing: (shown: number, total: number) => string;
    };
    pickList: {
        print: string;
        title: (time: string) => string;
        deliverTo: (address: string) => string;
        note: (note: string) => string;
    };
    pause: {
        title: string;
        hint: string;
        pausedUntil: (time: string) => string;
        customersSee: string;
        resume: string;
        resumed: string;
        choices: {
            halfHour: string;
            hour: string;
            twoHours: string;
            today: string;
        };
    };
};
