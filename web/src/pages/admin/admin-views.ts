import { type AdminView, routes } from '@mainstreet/contract/routes.ts'

export const viewLabels: Record<AdminView, string> = {
  queue: 'Queue',
  shops: 'Shops',
  users: 'Users',
  orders: 'Orders',
  payments: 'Payments',
  errors: 'Errors',
  'failed-jobs': 'Failed jobs',
  log: 'Log',
  insights: 'Insights',
}

export const viewTitles: Record<AdminView, string> = {
  queue: routes.admin.title,
  shops: 'Shops of the street',
  users: 'People of the street',
  orders: 'Orders of the street',
  payments: 'Payments that do not agree',
  errors: 'What went wrong in browsers',
  'failed-jobs': 'Failed background jobs',
  log: 'What was done, and by whom',
  insights: 'How the street is doing',
}
