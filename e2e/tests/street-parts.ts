import type { Page } from '@playwright/test'

export const products = (page: Page) => page.getByRole('region', { name: 'Products' })
export const active = (page: Page) => page.getByRole('list', { name: 'Active filters' })
