import type { ReactNode } from 'react'
import { useInView } from '@/lib/browser/useInView'
import { PageSection } from '@/ui/layout/PageSection'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** A block below the first screen: what it shows is read when it is about to be seen. Until then its heading and its size are there. */
export function LazyCharts({
  title,
  rows,
  children,
}: {
  title: string
  rows: number
  children: ReactNode
}) {
  const [place, near] = useInView<HTMLDivElement>('48px')
  return (
    <div ref={place}>
      {near ? (
        children
      ) : (
        <PageSection line={false} title={title}>
          <Skeleton kind='people' rows={rows} />
        </PageSection>
      )}
    </div>
  )
}
