import table from 'virtual:calls'

/** Method and path of every call; typed as the contract, without its schemas at run time. */
export const calls = table
