import { expect, test } from 'vitest'
import { renderHead } from './render-head.ts'

const shop = { title: 'Tea & <b>Co</b>', description: 'Say "hi"', path: '/shop/1' }

test('a name cannot become markup', () => {
  const html = renderHead({ ...shop, jsonLd: { name: '</script><script>' } }, 'https://example.test/')
  expect(html).toContain('<title>Tea &amp; &lt;b&gt;Co&lt;/b&gt;</title>')
  expect(html).not.toContain('</script><script>')
})

test('paths of this site are written with the public origin', () => {
  const html = renderHead(
    { ...shop, image: '/api/share-cards/shops/1', jsonLd: { url: '/shop/1' } },
    'https://example.test/',
  )
  expect(html).toContain('<link rel="canonical" href="https://example.test/shop/1" />')
  expect(html).toContain('content="https://example.test/api/share-cards/shops/1"')
  expect(html).toContain('"url":"https://example.test/shop/1"')
})

test('a page that does not exist has no canonical address', () => {
  const html = renderHead({ title: 'Page not found', description: 'Nothing.' }, 'https://example.test/')
  expect(html).not.toMatch(/canonical|og:url/)
})
