import table from 'virtual:calls'

/** Method and path of every call, typed by the contract but without its schemas at run time. */
export const calls = table
