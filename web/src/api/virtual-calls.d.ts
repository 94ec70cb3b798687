declare module 'virtual:calls' {
  const table: typeof import('@mainstreet/contract/calls.ts').calls
  export default table
}
