import type { calls as contractCalls } from '@mainstreet/contract/calls.ts'
import { callTable } from './call-table.ts'

/** Every call, typed by the contract; at run time without its schemas. */
export const calls = callTable as unknown as typeof contractCalls
