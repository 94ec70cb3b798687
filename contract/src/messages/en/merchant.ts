import { merchantImport } from './merchant-import.ts'
import { merchantProducts } from './merchant-products.ts'

/** The dashboard of a merchant. */
export const merchant = {
  import: merchantImport,
  products: merchantProducts,
  conflict: {
    saveMine: 'Save my changes',
    keepCurrent: 'Keep the current version',
    reviewFirst: 'Review first',
  },
}
