export const adminViews = {
  queue: 'Queue',
  shops: 'Shops',
  users: 'Users',
  orders: 'Orders',
  payments: 'Payments',
  errors: 'Errors',
  log: 'Log',
  insights: 'Insights',
} as const
export type AdminView = keyof typeof adminViews

export const viewTitles: Record<AdminView, string> = {
  queue: 'Who may join the street',
  shops: 'Shops of the street',
  users: 'People of the street',
  orders: 'Orders of the street',
  payments: 'Payments that do not agree',
  errors: 'What went wrong in browsers',
  log: 'What was done, and by whom',
  insights: 'How the street is doing',
}

export function parseAdminView(param: string | undefined): AdminView {
  return param !== undefined && Object.hasOwn(adminViews, param) ? (param as AdminView) : 'queue'
}
