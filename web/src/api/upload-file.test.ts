import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Sent = { path: string; token: string | undefined; progress: (part: number) => void }
type MockResponse = { status: number; body: unknown } | 'offline' | 'stalled'

const image = new Blob(['x'], { type: 'image/png' })
let sent: Sent[]

function mockUploads(...responses: MockResponse[]) {
  sent = []
  class MockRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    status = 0
    responseText = ''
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    private path = ''
    private readonly headers: Record<string, string> = {}
    open(_: string, path: string) {
      this.path = path
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    abort() {
      this.onabort?.()
      this.onloadend?.()
    }
    send() {
      const response = responses.shift()
      const progress = (part: number) => this.upload.onprogress?.({ loaded: part * 100, total: 100 })
      sent.push({ path: this.path, token: this.headers.authorization, progress })
      if (response === 'stalled') return
      if (response === undefined || response === 'offline') this.onerror?.()
      else {
        this.status = response.status
        this.responseText = JSON.stringify(response.body)
        progress(1)
        this.onload?.()
      }
      this.onloadend?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', MockRequest)
}

/** Fresh modules, because a refresh is not repeated within five seconds. */
let uploadFile: typeof import('./upload-file.ts').uploadFile
let session: typeof import('./access-token.ts')

beforeEach(async () => {
  vi.resetModules()
  ;({ uploadFile } = await import('./upload-file.ts'))
  session = await import('./access-token.ts')
  session.setAccessToken('old')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const ended = { status: 400, body: { statusCode: '403', code: 'InvalidJWT', message: 'Invalid Compact JWS' } }

test('a file is sent with the token, and its progress is reported', async () => {
  mockUploads({ status: 200, body: { Id: 'a1' } })
  const progress: number[] = []
  expect(await uploadFile('/files/one', image, (part) => progress.push(part))).toEqual({ Id: 'a1' })
  expect(sent).toMatchObject([{ path: '/files/one', token: 'Bearer old' }])
  expect(progress).toEqual([1])
})

test('an expired session is renewed, and the file is sent again', async () => {
  session.setTokenRenewal(async () => {
    session.setAccessToken('new')
    return true
  })
  mockUploads(ended, { status: 200, body: { Id: 'a1' } })
  expect(await uploadFile('/files/one', image, () => {})).toEqual({ Id: 'a1' })
  expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new'])
})

test('a session that cannot be renewed, and a rejected file, are errors of the call client', async () => {
  session.setTokenRenewal(async () => false)
  mockUploads(ended, { status: 400, body: { statusCode: '413', message: 'The object is too large' } })
  await expect(uploadFile('/files/one', image, () => {})).rejects.toMatchObject({
    status: 401,
    code: 'unauthenticated',
  })
  await expect(uploadFile('/files/one', image, () => {})).rejects.toThrow('The object is too large')
  expect(sent).toHaveLength(2)
})

test('a lost connection is reported, and an upload that stalls for a minute is aborted', async () => {
  mockUploads('offline', 'stalled')
  await expect(uploadFile('/files/one', image, () => {})).rejects.toMatchObject({
    status: 0,
    code: 'network',
  })
  vi.useFakeTimers()
  const upload = uploadFile('/files/one', image, () => {})
  const failure = expect(upload).rejects.toThrow('The upload took too long')
  await vi.advanceTimersByTimeAsync(59_000)
  sent[1]?.progress(0.5)
  await vi.advanceTimersByTimeAsync(59_000)
  sent[1]?.progress(0.9)
  await vi.advanceTimersByTimeAsync(61_000)
  await failure
})
