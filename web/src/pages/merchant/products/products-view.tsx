import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { clsx } from 'clsx'
import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { requestFile } from '../../../api/client.ts'
import { useOrderShop } from '../../../features/orders/use-order-shop.ts'
import { DownloadButton } from '../../../queries/download-button.tsx'
import { useCallQuery } from '../../../queries/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useIsWideScreen } from '../../../ui/hooks/use-is-wide-screen.ts'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { useDashboardSearch } from '../use-dashboard-search.ts'
import { BulkActionBar } from './bulk-action-bar.tsx'
import { DeleteProductsDialog } from './delete-products-dialog.tsx'
import { InlineConflictDialog } from './inline-edit/inline-conflict-dialog.tsx'
import { useInlineEdit } from './inline-edit/use-inline-edit.ts'
import { ProductCards } from './list/product-cards.tsx'
import { ProductTable } from './list/product-table.tsx'
import { useSelection } from './list/use-selection.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductDialog } from './product-dialog.tsx'
import {
  type ProductSearch,
  parseProductSearch,
  toListQuery,
  toProductSearchParams,
} from './product-search.ts'
import { useArchive } from './use-archive.ts'
import { type NamedProduct, useDeleteProducts } from './use-delete-products.ts'

export function ProductsView({ shopId }: { shopId: string }) {
  const [searchParams, set] = useDashboardSearch('products')
  const search = parseProductSearch(searchParams)
  const wide = useIsWideScreen()
  const selection = useSelection()
  const edit = useInlineEdit()
  const archive = useArchive(shopId)
  const remove = useDeleteProducts()
  // whose deletion is to be confirmed
  const [unconfirmed, setUnconfirmed] = useState<readonly NamedProduct[]>()
  const { timeZone } = useOrderShop(shopId)
  const { data, error, isPlaceholderData, refetch } = useCallQuery(
    calls.listShopProducts,
    { params: { id: shopId }, query: toListQuery(search) },
    { live: true, keepPrevious: true },
  )

  const all = { params: { id: shopId }, query: { includeArchived: 'true' as const } }
  const go = (next: ProductSearch, replace = false) => {
    if (next.page !== search.page) selection.set([])
    set(toProductSearchParams(next), replace)
  }
  const open = (product: string | undefined) => go({ ...search, open: product })
  const onArchive = (ids: string[], archived: boolean) => {
    selection.set([])
    void archive(ids, archived)
  }
  const onDelete = async (products: readonly NamedProduct[]) => {
    setUnconfirmed(undefined)
    await remove(products)
    // not before: the focus is on a button of the selection until its products are gone
    selection.set([])
  }
  const rows = {
    products: data?.data ?? [],
    selection,
    save: edit.save,
    onArchive: (products: { id: string }[], archived: boolean) =>
      onArchive(
        products.map(({ id }) => id),
        archived,
      ),
    onDelete: setUnconfirmed,
    getPath: ({ id }: { id: string }) =>
      href(routes.merchant, {
        search: {
          view: 'products',
          shop: searchParams.shop,
          ...toProductSearchParams(search),
          product: id,
        },
      }),
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2 max-sm:[&>button]:grow max-sm:[&>button]:gap-1.5 max-sm:[&>button]:px-2 max-sm:[&>button]:text-sm">
        <Button onClick={() => open('new')}>
          <Plus aria-hidden="true" className="size-5" />
          {dashboard.merchant.products.newProduct}
        </Button>
        <Button variant="quiet" onClick={() => open('import')}>
          <Upload aria-hidden="true" className="size-4.5" />
          {dashboard.merchant.products.import}
        </Button>
        <DownloadButton fileName="products.csv" fetchFile={() => requestFile(calls.exportProducts, all)}>
          {dashboard.merchant.products.export}
        </DownloadButton>
      </div>
      <ListToolbar search={search} onSearch={go} />
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <ProductsSkeleton wide={wide} />}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={clsx('grid grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
        >
          {data.data.length === 0 ? (
            <NoProducts
              search={search}
              onClear={() => go(parseProductSearch({}))}
              onNew={() => open('new')}
              onImport={() => open('import')}
            />
          ) : wide ? (
            <ProductTable {...rows} timeZone={timeZone} search={search} onSearch={go} />
          ) : (
            <ProductCards {...rows} />
          )}
          <Pager pagination={data.pagination} onPage={(page) => go({ ...search, page })} />
        </div>
      )}
      <BulkActionBar
        selection={selection}
        products={rows.products}
        onArchive={onArchive}
        onDelete={setUnconfirmed}
      />
      <InlineConflictDialog {...edit} />
      {unconfirmed && (
        <DeleteProductsDialog
          shopId={shopId}
          products={unconfirmed}
          onConfirm={(products) => void onDelete(products)}
          onClose={() => setUnconfirmed(undefined)}
        />
      )}
      <ProductDialog shopId={shopId} openId={search.open} onOpen={open} />
    </div>
  )
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function ProductsSkeleton({ wide }: { wide: boolean }) {
  return (
    <div aria-busy="true" className={wide ? 'grid gap-1' : 'grid gap-3 sm:grid-cols-2'}>
      {skeletonRows.map((row) => (
        <Skeleton key={row} className={wide ? 'h-12' : 'h-30 rounded-card'} />
      ))}
    </div>
  )
}
