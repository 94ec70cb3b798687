import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const wakes = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

const look = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * The pages are rendered on the server: what is to be seen comes before the code that wakes it. That code is named in
 * a template, which `boot.js` opens; its own address changes with it, as an older one would leave the page asleep.
 * The style sheet is asked for first, over the connection that is open already: nothing is painted without it.
 */
export function pageFirst(): Plugin {
  let boot = ''
  return {
    name: 'mainstreet-page-first',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir }) {
      boot = hash('sha1', readFileSync(join(publicDir, 'boot.js')), 'base64url').slice(0, 8)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const waking = (html.match(wakes) ?? []).map((tag) => tag.trim())
        return html
          .replace(wakes, '')
          .replace(look, '')
          .replace('<link rel="icon"', (icon) => (html.match(look) ?? []).join('').trim() + icon)
          .replace('<!--waking-->', (mark) => waking.join('') + mark)
          .replace('/boot.js', `/boot.js?${boot}`)
      },
    },
  }
}
