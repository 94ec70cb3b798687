import type { Plugin } from 'vite'

const iconFactoryId = '\0small-icon'
const iconFile = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

const iconFactorySource = `
import { createElement } from 'react'
const iconOf = ({ node }) => ({ size = 24, ...props }) =>
  createElement(
    'svg',
    {
      width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
      strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': props['aria-label'] ? undefined : true, ...props,
    },
    ...node.map(([tag, shape]) => createElement(tag, shape)),
  )
export { iconOf as default }
`

/** Only the path data of Lucide's icons: the rest of the library is larger than all icons of the first page. */
export function smallIcons(): Plugin {
  return {
    name: 'mainstreet-small-icons',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/createLucideIcon.mjs') && iconFile.test(importer ?? '') ? iconFactoryId : undefined,
    load: (id) => (id === iconFactoryId ? iconFactorySource : undefined),
    // the elements of an icon never change order: they need no keys
    transform: (code, id) =>
      iconFile.test(id)
        ? {
            code: code.replace(/,\s*key: "\w+"|name: "[\w-]+",\s*size: 24,\s*|^__iconData\.node;$/gm, ''),
            map: null,
          }
        : undefined,
  }
}
