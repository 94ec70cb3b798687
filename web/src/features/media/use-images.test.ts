// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { uploadImage } from './use-images.ts'

afterEach(() => vi.unstubAllGlobals())

test('an image can be uploaded from a page over plain http', async () => {
  const opened: string[] = []
  class Request {
    upload = {}
    status = 200
    responseText = '{"Id":"a1"}'
    onload?: () => void
    onloadend?: () => void
    open(_: string, address: string) {
      opened.push(address)
    }
    setRequestHeader() {}
    send() {
      this.onload?.()
      this.onloadend?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(await uploadImage('shop', new Blob(['x'], { type: 'image/png' }), () => {})).toBe('/api/images/a1')
  expect(opened).toEqual([expect.stringMatching(/\/shop\/[0-9a-f]{32}$/)])
})
