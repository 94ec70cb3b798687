/** Pages that use the whole window and scroll inside: nothing stands above or under them. */
export function isFullHeightPage({ pathname, search }: { pathname: string; search: object }): boolean {
  if (pathname === '/shop-owner-dashboard') return 'view' in search && search.view === 'messages'
  return pathname === '/chat' || pathname === '/customer-chat'
}
