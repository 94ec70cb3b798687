import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const builtHtml = `<template id="deferred-scripts"><!--deferred-scripts--></template><script src="/boot.js"></script><!--style-->
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/home.js">
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

test('the page contains its whole style sheet, and the link to it only disabled', () => {
  expect(transform(builtHtml)).toContain('<style>.card{color:red}</style>')
  expect(transform(builtHtml).match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/index.css" disabled>',
  ])
})

test('scripts are in the template only', () => {
  const [, deferredScripts = ''] =
    /<template id="deferred-scripts">(.*?)<\/template>/s.exec(transform(builtHtml)) ?? []
  expect(deferredScripts).toMatch(/src="\/assets\/index.js".*href="\/assets\/home.js"/)
  expect(transform(builtHtml).replace(deferredScripts, '')).not.toMatch(/\/assets\//)
})
