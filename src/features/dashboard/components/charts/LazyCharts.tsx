import type { DynamicOptionsLoadingProps } from 'next/dynamic'
import { useEffect, useState, type ReactNode } from 'react'
import { useInView } from '@/lib/browser/useInView'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { HiddenInPrint } from '@/ui/layout/HiddenInPrint'
import { PageSection } from '@/ui/layout/PageSection'

type Place = { title: string; rows: number }

/** Heading and skeleton of charts that are still loading, or the error if their code cannot be loaded. */
export function ChartsLoading({
  title,
  rows,
  ...loading
}: Place & Partial<DynamicOptionsLoadingProps>) {
  return (
    <PageSection line={false} title={title}>
      {loading.error ? <LazyBoundary {...loading} /> : <Skeleton kind='people' rows={rows} />}
    </PageSection>
  )
}

/** Milliseconds after which charts load although nobody has scrolled to them. */
const UNSEEN_LOAD_DELAY_MS = 5000

function useIsOpenedLongAgo() {
  const [isOpenedLongAgo, setIsOpenedLongAgo] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOpenedLongAgo(true), UNSEEN_LOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOpenedLongAgo
}

/**
 * Renders its children (which load their code and their data) when it is about to scroll into view, or after some
 * seconds, because a print must have them and cannot wait for them. Until then it shows heading and skeleton.
 */
export function LazyCharts({ children, ...place }: Place & { children: ReactNode }) {
  const [placeRef, isNear] = useInView<HTMLDivElement>('48px')
  const isOpenedLongAgo = useIsOpenedLongAgo()
  return (
    <div ref={placeRef}>
      {isNear || isOpenedLongAgo ? (
        children
      ) : (
        <HiddenInPrint>
          <ChartsLoading {...place} />
        </HiddenInPrint>
      )}
    </div>
  )
}
