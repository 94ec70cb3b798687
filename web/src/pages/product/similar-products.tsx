import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../api/use-call.ts'
import { ProductRow } from './product-row.tsx'

/** Fails soft, as the shelf above it does. */
export function SimilarProducts({ id }: { id: string }) {
  const { data } = useCallQuery(calls.listSimilarProducts, { params: { id } })
  return <ProductRow title="Similar items nearby" products={data?.data ?? []} />
}
