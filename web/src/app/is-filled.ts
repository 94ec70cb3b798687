/** Pages that use the whole window and scroll inside: nothing stands above or under them. */
export function isFilled(pathname: string): boolean {
  return pathname === '/chat' || pathname === '/customer-chat'
}
