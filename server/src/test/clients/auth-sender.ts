import type { TestApp } from '../setup/test-app.ts'

/** Sends to the auth protocol from chosen IP addresses, with the cookie of a device. */
export function createAuthSender({ app }: TestApp) {
  let addresses = 0
  return {
    /** An IP address that no other request has. */
    createAddress: () => `2001:db8:${(++addresses).toString(16)}::1`,
    async post(path: string, payload: object, from: string, cookie?: string) {
      const response = await app.inject({
        method: 'POST',
        url: `/auth/v1${path}`,
        remoteAddress: from,
        headers: cookie === undefined ? {} : { cookie },
        payload,
      })
      return { status: response.statusCode, setCookie: String(response.headers['set-cookie'] ?? '') }
    },
  }
}
