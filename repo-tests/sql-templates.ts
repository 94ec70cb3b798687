/** The text of each SQL template without its values; a template inside a value is a template of its own. */
export function listSqlTemplates(source: string): string[] {
  return [...source.matchAll(/\bsql`/g)].map((match) => {
    let text = ''
    let depth = 0
    for (let at = match.index + match[0].length; depth > 0 || source[at] !== '`'; at++) {
      if (at >= source.length) throw new Error('A template does not end')
      const opensValue = source.startsWith('${', at)
      if (depth === 0 && !opensValue) text += source[at]
      if (opensValue || (depth > 0 && source[at] === '{' && source[at - 1] !== '$')) depth += 1
      if (depth > 0 && source[at] === '}') depth -= 1
    }
    return text
  })
}
