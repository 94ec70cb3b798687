import { transform } from 'lightningcss'

/** A file of the build; those of code say more than their names. */
type Part = {
  fileName: string
  isEntry?: boolean
  facadeModuleId?: string | null
  imports?: string[]
  code?: string
}

/** What the server renders; everything else is drawn by code that comes after the whole sheet. */
const rendered = /src\/pages\/(home|product|shop|not-found)\//

/**
 * Of the style sheet only the rules that a rendered page can need: those whose classes are named in its code. The whole
 * sheet follows with the code and says the same again, so the order of its rules decides as ever.
 */
export function firstLook(sheet: string, bundle: Record<string, Part>): string {
  const named = namesIn(bundle)
  const { code } = transform({
    filename: 'first-look.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => {
          const isNeeded = selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || named.has(part.name)),
          )
          return isNeeded ? undefined : []
        },
      },
    },
  })
  return code.toString()
}

/** All words in the code of the rendered pages, class names among them. */
function namesIn(bundle: Record<string, Part>): Set<string> {
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    bundle[file]?.imports?.forEach(add)
  }
  for (const [file, { isEntry, facadeModuleId }] of Object.entries(bundle))
    if (isEntry || rendered.test(facadeModuleId ?? '')) add(file)
  return new Set([...files].flatMap((file) => bundle[file]?.code?.split(/[\s"'`]+/) ?? []))
}
