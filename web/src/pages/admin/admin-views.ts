export const views = {
  queue: 'Queue',
  shops: 'Shops',
  users: 'Users',
  orders: 'Orders',
  payments: 'Payments',
  errors: 'Errors',
  log: 'Log',
  insights: 'Insights',
} as const
export type View = keyof typeof views

export const titles: Record<View, string> = {
  queue: 'Who may join the street',
  shops: 'Shops of the street',
  users: 'People of the street',
  orders: 'Orders of the street',
  payments: 'Payments that do not agree',
  errors: 'What went wrong in browsers',
  log: 'What was done, and by whom',
  insights: 'How the street is doing',
}

export function viewOf(asked: string | undefined): View {
  return asked !== undefined && Object.hasOwn(views, asked) ? (asked as View) : 'queue'
}
