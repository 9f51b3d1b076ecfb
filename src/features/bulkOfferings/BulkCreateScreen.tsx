import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { bulkOfferings } from '@/contracts/bulkOfferings'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { BulkSource } from './components/form/BulkSource'
import { BulkRun } from './components/run/BulkRun'
import { useBulkSource } from './hooks/useBulkSource'

const loadPicker = () => import('@/components/offers/SourcePicker').then((m) => m.SourcePicker)
const preloadPicker = () => void loadPicker().catch(() => undefined)
const SourcePicker = dynamic(loadPicker, { ssr: false, loading: LazyDialogBoundary })

/**
 * Creates copies of one offering on many dates: of the offering or offer in the URL, or of one
 * selected here. With `operationId` it shows that run.
 */
export function BulkCreateScreen({ clientId }: Params<typeof routes.bulkCreate.path>) {
  const router = useRouter()
  const [{ offeringId, offerId, on, operationId }] = useUrlState(routes.bulkCreate.query)
  const isRunShown = operationId > 0
  const canPost = useCan(bulkOfferings.create)
  const [isPickerOpen, setIsPickerOpen] = useState(false)
  const source = useBulkSource({
    clientId,
    offeringId,
    offerId,
    isEnabled: canPost && !isRunShown,
  })
  const sourceCrumb = source.offering && {
    label: source.offering.title,
    href: href(routes.offering, { clientId, offeringId: source.offering.id }),
  }
  return (
    <PageLayout
      title={<BarTitle>複数日に募集</BarTitle>}
      crumbs={[
        { label: '求人', href: href(routes.offerings, { clientId }) },
        ...(sourceCrumb ? [sourceCrumb] : []),
        { label: '複数日に募集' },
      ]}
    >
      {isRunShown ? (
        <BulkRun key={operationId} clientId={clientId} operationId={operationId} />
      ) : (
        <BulkSource
          clientId={clientId}
          offerId={offerId}
          source={source}
          onPick={() => setIsPickerOpen(true)}
          onPreloadPicker={preloadPicker}
        />
      )}
      {isPickerOpen && (
        <SourcePicker
          clientId={clientId}
          onPick={({ id }) => {
            setIsPickerOpen(false)
            void router.replace(href(routes.bulkCreate, { clientId }, { offeringId: id, on }))
          }}
          onClose={() => setIsPickerOpen(false)}
        />
      )}
    </PageLayout>
  )
}
