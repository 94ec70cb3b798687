/** The settings of a node that rejects nothing when the machine is busy: it runs other tests beside. */
export const noLoadLimits = { MAX_EVENT_LOOP_DELAY_MS: '0', MAX_DATABASE_QUEUE: '0' }
