import type { Plugin } from 'vite'

/** The pages are rendered on the server: what is to be seen comes before the code that wakes it. */
export function pageFirst(): Plugin {
  return {
    name: 'mainstreet-page-first',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  }
}
