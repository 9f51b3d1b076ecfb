import type { ReactNode } from 'react'
import { useInView } from '@/lib/browser/useInView'
import { PageSection } from '@/ui/layout/PageSection'
import { Skeleton } from '@/ui/feedback/Skeleton'

/**
 * Renders its children (which read their data) when it is about to scroll into view. Until then it
 * shows heading and skeleton.
 */
export function LazyCharts({
  title,
  rows,
  children,
}: {
  title: string
  rows: number
  children: ReactNode
}) {
  const [placeRef, isNear] = useInView<HTMLDivElement>('48px')
  return (
    <div ref={placeRef}>
      {isNear ? (
        children
      ) : (
        <PageSection line={false} title={title}>
          <Skeleton kind='people' rows={rows} />
        </PageSection>
      )}
    </div>
  )
}
