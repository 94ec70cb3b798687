import { expect, test } from 'vitest'
import {
  forgetLoadedImage,
  getLoadedImageUrl,
  onImageLoad,
  publishImageLoad,
  rememberLoadedImage,
} from './loaded-images.ts'

test('the hundred newest are known', () => {
  for (let at = 0; at < 100; at++) rememberLoadedImage(`/${at}`, `/shown/${at}`)
  rememberLoadedImage('/0', '/shown/0')
  rememberLoadedImage('/100', '/shown/100')
  expect([getLoadedImageUrl('/0'), getLoadedImageUrl('/1'), getLoadedImageUrl('/100')]).toEqual([
    '/shown/0',
    undefined,
    '/shown/100',
  ])
  forgetLoadedImage('/0')
  expect(getLoadedImageUrl('/0')).toBeUndefined()
})

test('a failed image is forgotten, and listeners get both events', () => {
  const events: string[] = []
  const stop = onImageLoad(({ src, outcome }) => events.push(`${src} ${outcome}`))
  publishImageLoad({ src: '/a', outcome: 'loaded' }, '/a?size=small')
  expect(getLoadedImageUrl('/a')).toBe('/a?size=small')
  publishImageLoad({ src: '/a', outcome: 'failed' }, '/a?size=small')
  expect(getLoadedImageUrl('/a')).toBeUndefined()
  stop()
  publishImageLoad({ src: '/a', outcome: 'loaded' }, '/a')
  expect(events).toEqual(['/a loaded', '/a failed'])
})
