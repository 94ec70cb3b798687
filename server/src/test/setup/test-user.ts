import type { CallBodyInput, CallQueryInput, CallResponse, CallShape } from '@mainstreet/contract/call.ts'
import type { ErrorResponse } from '@mainstreet/contract/errors.ts'

export type CallInput<C extends CallShape> = {
  params?: Record<string, string>
  query?: CallQueryInput<C> | Record<string, string>
  /** Looser than the contract on purpose: tests send what is wrong, too. */
  body?: CallBodyInput<C> | unknown
  headers?: Record<string, string>
}

export type TestResponse<C extends CallShape> = {
  status: number
  /** The contract's response, or the error's. */
  body: CallResponse<C> & ErrorResponse
  headers: Record<string, unknown>
}

/** Somebody who calls: with a token, or without. */
export type TestUser = {
  id: string
  token: string | undefined
  send<C extends CallShape>(call: C, given?: CallInput<C>): Promise<TestResponse<C>>
}
