import { expect, test } from 'vitest'
import { forgetPicture, onPictures, rememberPicture, seenAddress, tellPicture } from './loaded-images.ts'

test('the hundred newest are remembered', () => {
  for (let at = 0; at < 100; at++) rememberPicture(`/${at}`, `/shown/${at}`)
  rememberPicture('/0', '/shown/0')
  rememberPicture('/100', '/shown/100')
  expect([seenAddress('/0'), seenAddress('/1'), seenAddress('/100')]).toEqual([
    '/shown/0',
    undefined,
    '/shown/100',
  ])
  forgetPicture('/0')
  expect(seenAddress('/0')).toBeUndefined()
})

test('what fails is forgotten, and who keeps books hears of both', () => {
  const heard: string[] = []
  const stop = onPictures(({ src, what }) => heard.push(`${src} ${what}`))
  tellPicture({ src: '/a', what: 'loaded' }, '/a?size=small')
  expect(seenAddress('/a')).toBe('/a?size=small')
  tellPicture({ src: '/a', what: 'failed' }, '/a?size=small')
  expect(seenAddress('/a')).toBeUndefined()
  stop()
  tellPicture({ src: '/a', what: 'loaded' }, '/a')
  expect(heard).toEqual(['/a loaded', '/a failed'])
})
