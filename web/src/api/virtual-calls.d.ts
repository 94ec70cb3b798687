declare module 'virtual:calls' {
  const table: typeof import('@mainstreet/contract/calls.ts').calls
  export default table
}

declare module '*?worker&url' {
  const url: string
  export default url
}
