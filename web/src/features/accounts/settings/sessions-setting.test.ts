import { expect, test } from 'vitest'
import { deviceLabel, isPhone } from './sessions-setting.tsx'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 'Chrome on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/153.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Mac'],
  [iphone, 'Safari on iPhone'],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  ['curl/8.9.1', 'Unknown device'],
  ['', 'Unknown device'],
])('%s has the label %s', (userAgent, expected) => {
  expect(deviceLabel(userAgent)).toBe(expected)
})

test('a phone is recognized', () => {
  expect(isPhone(iphone)).toBe(true)
  expect(isPhone(`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`)).toBe(false)
})
