import { expect, test } from 'vitest'
import { getImageSrcSet, getImageUrl } from './image-url.ts'

const getParts = (src: string) => {
  const address = getImageUrl(src, 'small')
  return address.startsWith('/api/proxy-image?url=')
    ? `proxy ${decodeURIComponent(address.slice(21))}`
    : address
}

test.each([
  ['/api/images/up-1', '/api/images/up-1?format=webp&size=small'],
  ['/local.png', '/local.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['https://images.example/a b.jpg?x=1&y=2', 'proxy https://images.example/a b.jpg?x=1&y=2'],
  [
    'https://drive.google.com/file/d/1aB_c-9/view?usp=sharing',
    'proxy https://drive.google.com/uc?export=view&id=1aB_c-9',
  ],
  ['https://drive.google.com/open?id=1aB', 'proxy https://drive.google.com/uc?export=view&id=1aB'],
  ['https://drive.google.com/drive/my-drive', 'proxy https://drive.google.com/drive/my-drive'],
  ['https://www.dropbox.com/s/x/mug.jpg?dl=0', 'proxy https://www.dropbox.com/s/x/mug.jpg?raw=1'],
  [
    'https://1drv.ms/i/s!A',
    'proxy https://api.onedrive.com/v1.0/shares/u!aHR0cHM6Ly8xZHJ2Lm1zL2kvcyFB/root/content',
  ],
  ['https://', 'https://'],
])('%s is requested as %s', (src, address) => {
  expect(getParts(src)).toBe(address === 'https://' ? 'proxy https://' : address)
})

test('only uploaded images have several widths', () => {
  expect(getImageSrcSet('/api/images/1', 'large')).toContain('/api/images/1?format=webp&size=medium 800w')
  expect(getImageSrcSet('/api/images/1', 'micro')).toBeUndefined()
  expect(getImageSrcSet('https://elsewhere.example/1.jpg', 'large')).toBeUndefined()
})
