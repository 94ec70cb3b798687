import type { CallShape } from '@mainstreet/contract/call.ts'
import type { TestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'

/** A call from the address `ip`. */
export async function sendFrom(
  testApp: TestApp,
  ip: string,
  user: TestUser,
  call: CallShape,
  body: object,
  path = call.path,
) {
  const {
    statusCode,
    headers,
    body: text,
  } = await testApp.app.inject({
    method: call.method,
    url: path,
    remoteAddress: ip,
    headers: { authorization: `Bearer ${user.token}` },
    payload: body,
  })
  const { code } = JSON.parse(text || '{}') as { code?: string }
  return { status: statusCode, code, retryAfter: Number(headers['retry-after']) }
}

let networks = 0
/** The first 64 bits of an address that no other test uses. */
export const createNetwork = () => `2001:db8:${(networks++).toString(16)}:1`
