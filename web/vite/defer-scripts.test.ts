import { expect, test } from 'vitest'
import { pageFirst } from './defer-scripts.ts'

const built = `<template id="waking"><!--waking--></template><script src="/boot.js"></script><!--look-->
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/street.js">
<link rel="stylesheet" crossorigin href="/assets/index.css">`

function pageOf(html: string): string {
  const { configResolved, transformIndexHtml } = pageFirst() as never as {
    configResolved: (config: { root: string }) => void
    transformIndexHtml: { handler: (html: string, context: object) => string }
  }
  configResolved({ root: `${import.meta.dirname}/..` })
  const sheet = { type: 'asset', source: '.card{color:red}' }
  return transformIndexHtml.handler(html, { bundle: { 'assets/index.css': sheet } })
}

test('the page carries its style sheet whole, and asks for no other', () => {
  expect(pageOf(built)).toContain('<style>.card{color:red}</style>')
  expect(pageOf(built)).not.toContain('rel="stylesheet"')
})

test('what wakes the page waits in its template', () => {
  const [, waking = ''] = /<template id="waking">(.*?)<\/template>/s.exec(pageOf(built)) ?? []
  expect(waking).toMatch(/src="\/assets\/index.js".*href="\/assets\/street.js"/)
  expect(pageOf(built).replace(waking, '')).not.toMatch(/\/assets\//)
})
