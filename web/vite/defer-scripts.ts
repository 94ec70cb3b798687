import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

const scriptTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
const styleSheetLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/
const bootScriptTag = '<script src="/boot.js"></script>'

/**
 * The pages are rendered on the server: what is to be seen comes before what wakes it. The page carries `boot.js` and the
 * style sheet, so that nothing is waited for before it is painted (the server lets them through by their hashes), and
 * nothing that comes later styles and lays it out anew. The code is named in a template, which `boot.js` opens.
 */
export function deferScripts(): Plugin {
  let bootFile = ''
  return {
    name: 'mainstreet-defer-scripts',
    enforce: 'post',
    configResolved({ root }) {
      bootFile = join(root, 'boot.js')
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const code = readFileSync(bootFile, 'utf8')
        if (!bundle) return html.replace(bootScriptTag, () => `<script>${code}</script>`)
        const [link = '', file = ''] = styleSheetLink.exec(html) ?? []
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') throw new Error('The page has no style sheet')
        const deferredTags = (html.match(scriptTags) ?? []).map((tag) => tag.trim())
        return html
          .replace(scriptTags, '')
          .replace(link, '')
          .replace(bootScriptTag, () => `<script>${minifySync('boot.js', code).code}</script>`)
          .replace('<!--look-->', () => `<style>${sheet.source}</style>`)
          .replace('<!--waking-->', (mark) => deferredTags.join('') + mark)
      },
    },
  }
}
