import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const builtHtml = `<template id="waking"><!--waking--></template><script src="/boot.js"></script><!--look-->
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/street.js">
<link rel="stylesheet" crossorigin href="/assets/index.css">`

function transform(html: string): string {
  const { configResolved, transformIndexHtml } = deferScripts() as never as {
    configResolved: (config: { root: string }) => void
    transformIndexHtml: { handler: (html: string, context: object) => string }
  }
  configResolved({ root: `${import.meta.dirname}/..` })
  const sheet = { type: 'asset', source: '.card{color:red}' }
  return transformIndexHtml.handler(html, { bundle: { 'assets/index.css': sheet } })
}

test('the page carries its style sheet whole, and asks for no other', () => {
  expect(transform(builtHtml)).toContain('<style>.card{color:red}</style>')
  expect(transform(builtHtml)).not.toContain('rel="stylesheet"')
})

test('what wakes the page waits in its template', () => {
  const [, waking = ''] = /<template id="waking">(.*?)<\/template>/s.exec(transform(builtHtml)) ?? []
  expect(waking).toMatch(/src="\/assets\/index.js".*href="\/assets\/street.js"/)
  expect(transform(builtHtml).replace(waking, '')).not.toMatch(/\/assets\//)
})
