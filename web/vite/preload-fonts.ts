import type { Plugin } from 'vite'

const preloadedFonts = ['bricolage-subset', 'instrument-subset']

/** Preloads the two fonts of every page, before the style sheet is parsed. */
export function preloadFonts(): Plugin {
  return {
    name: 'mainstreet-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => preloadedFonts.some((font) => file.includes(font) && file.endsWith('.woff2')))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
    },
  }
}
