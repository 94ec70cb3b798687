import { m } from '@mainstreet/contract/messages/messages.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../api/use-call.ts'
import { ProductRow } from './product-row.tsx'

/** If it cannot load, it is left out. */
export function SimilarProducts({ id }: { id: string }) {
  const { data } = useCallQuery(calls.listSimilarProducts, { params: { id } })
  return <ProductRow title={m.shopping.product.similar} products={data?.data ?? []} />
}
