/** The codes with which the server closes a socket, and how the browser reacts. */
export declare const closeCodes: {
    /** The node shuts down: reconnect, another node is available. */
    readonly restart: 1012;
    readonly tooManyConnections: 1013;
    /** Too many or invalid frames, or idle: reconnect later. */
    readonly policyViolation: 1008;
    readonly frameTooLarge: 1009;
    /** The session has ended: sign in again, do not reconnect automatically. */
    readonly sessionEnded: 4401;
    /** The token does not prove the claims: do not reconnect with the same claims. */
    readonly identityMismatch: 4403;
};
/** Whether a browser may reconnect automatically. */
export declare function canReconnect(code: number): boolean;
