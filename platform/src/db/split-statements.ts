/**
 * The statements of an SQL text, without their semicolons. A semicolon in a string, a quoted name, a dollar-quoted body or
 * a comment ends none. Bodies between `begin atomic` and `end` are not supported.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let start = 0
  let hasCode = false
  const add = (end: number) => {
    if (hasCode) statements.push(text.slice(start, end).trim())
    start = end + 1
    hasCode = false
  }
  for (let at = 0; at < text.length; ) {
    const end = endOfToken(text, at)
    const token = text.slice(at, end)
    if (token === ';') add(at)
    else if (!/^(?:\s|--|\/\*)/.test(token)) hasCode = true
    at = end
  }
  add(text.length)
  return statements
}

const tokens = [
  /--.*/y,
  /e'(?:[^'\\]|''|\\[\s\S])*'/iy,
  /'[^']*'/y,
  /"[^"]*"/y,
  // before the dollar quotes: a$b$ is a name
  /[a-z_\u0080-\uffff][\w$\u0080-\uffff]*/iy,
  /(\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$)[\s\S]*?\1/iy,
  /\s+/y,
]

function endOfToken(text: string, start: number): number {
  if (text.startsWith('/*', start)) return endOfComment(text, start)
  for (const token of tokens) {
    token.lastIndex = start
    if (token.test(text)) return token.lastIndex
  }
  return start + 1
}

/** PostgreSQL nests block comments. */
function endOfComment(text: string, start: number): number {
  const mark = /\/\*|\*\//g
  mark.lastIndex = start
  for (let depth = 0, found = mark.exec(text); found; found = mark.exec(text)) {
    depth += found[0] === '/*' ? 1 : -1
    if (depth === 0) return mark.lastIndex
  }
  return text.length
}
