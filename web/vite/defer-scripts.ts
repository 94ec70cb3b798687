import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

const scriptTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
const styleSheetLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/
const bootScriptTag = '<script src="/boot.js"></script>'

/**
 * Pages are rendered on the server, so the content comes before its scripts. The page contains `boot.js`
 * and the style sheet inline, so that nothing blocks the first paint and no later style sheet shifts the
 * layout (the server allows them by their hashes). The scripts are in a template, which `boot.js`
 * activates. With them is the link to the style sheet, disabled, so that it is not requested: without a link, the first
 * dynamic import would load the sheet again, and the whole page would be styled and laid out a second time (0.7 s on a
 * slow phone). Outside of the template, Chromium's preload scanner would request it.
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
        deferredTags.push(link.trim().replace('>', ' disabled>'))
        return html
          .replace(scriptTags, '')
          .replace(link, '')
          .replace(bootScriptTag, () => `<script>${minifySync('boot.js', code).code}</script>`)
          .replace('<!--style-->', () => `<style>${sheet.source}</style>`)
          .replace('<!--deferred-scripts-->', (mark) => deferredTags.join('') + mark)
      },
    },
  }
}
