import type { Plugin } from 'vite'

const preloadedFonts = ['bricolage-subset', 'instrument-subset']

/** Preloads the two fonts of every page, before the style sheet, which is most of the page's first bytes. */
export function preloadFonts(): Plugin {
  return {
    name: 'mainstreet-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const links = Object.keys(bundle ?? {})
          .filter((file) => preloadedFonts.some((font) => file.includes(font) && file.endsWith('.woff2')))
          .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`)
        return html.replace('<!--preloads-->', (mark) => links.join('') + mark)
      },
    },
  }
}
