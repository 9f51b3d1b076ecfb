import { Printer, RefreshCw } from 'lucide-react'
import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import { useState } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { Can } from '@/components/permissions/Can'
import { QueryError, QueryResult } from '@/components/queries/QueryResult'
import { attendance } from '@/contracts/attendance'
import { useHasPassed } from '@/lib/browser/useHasPassed'
import { serverNow } from '@/lib/clock'
import { formatDateTime, msOf } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './AttendancesScreen.styles'
import { CodeCard } from './CodeCard'
import { ScanTable } from './ScanTable'

const Poster = dynamic(() => import('./Poster').then((m) => m.Poster), {
  ssr: false,
  loading: PosterLoading,
})

function PosterLoading(props: DynamicOptionsLoadingProps) {
  return (
    <PageLayout title={title}>
      <LazyBoundary {...props} />
    </PageLayout>
  )
}

const title = <BarTitle>チェックイン・アウト管理</BarTitle>

/** One second after the codes change, so that a slightly fast clock does not read the old ones. */
const untilNext = (nextAt: string | undefined) =>
  nextAt === undefined ? 30_000 : Math.max(2000, msOf(nextAt) - serverNow().getTime() + 1000)

/**
 * The QR codes for checking in and out: they rotate on this screen; the printed ones are valid
 * until renewed.
 */
export function AttendancesScreen({ clientId }: Params<typeof routes.attendances.path>) {
  const [{ print }] = useUrlState(routes.attendances.query)
  const query = useQuery(
    attendance.one,
    { clientId },
    {
      refreshInterval: (latest) => untilNext(latest?.rotating.nextAt),
      dedupingInterval: 1000,
    },
  )
  const { data, error, mutate } = query
  const [renew, isRenewing] = useMutation(attendance.renew)
  // Serial number of the code to replace. A retry sends it again even if a newer code has arrived since, so that one
  // renewal never replaces two codes.
  const [renewedSerial, setRenewedSerial] = useState<number>()
  const hasCodeExpired = useHasPassed(data && msOf(data.rotating.expiresAt))
  if (!data)
    return (
      <PageLayout title={title}>
        <QueryResult
          of={query}
          name='QR'
          heading='h2'
          skeleton={<Skeleton kind='cards' rows={2} />}
        />
      </PageLayout>
    )
  if (print === '1') return <Poster clientId={clientId} attendance={data} />
  // The clock of the device alone does not expire a code: a fast clock must not hide valid ones.
  const isExpired = error !== undefined && hasCodeExpired
  async function handleRenew(serial: number) {
    try {
      await renew({ clientId, body: { serial } })
      notify({
        type: 'success',
        body: ['QRを更新しました。古いポスターは破棄して、新しいものを印刷してください。'],
      })
      setRenewedSerial(undefined)
    } catch (error) {
      notifyError(error)
      if (isUnconfirmed(error)) return
      void mutate()
      setRenewedSerial(undefined)
    }
  }
  return (
    <PageLayout
      title={title}
      actions={
        <>
          <ButtonLink
            icon={<Printer size={18} aria-hidden />}
            href={href(routes.attendances, { clientId }, { print: '1' })}
          >
            ポスターを印刷
          </ButtonLink>
          <Can do={attendance.renew}>
            <Button
              {...preloadDialog}
              icon={<RefreshCw size={18} aria-hidden />}
              onClick={() => setRenewedSerial(data.serial)}
            >
              QRを更新
            </Button>
          </Can>
        </>
      }
    >
      <S.Body>
        <QueryError of={query} name='新しいQR' inline />
        <PageSection line={false} title='QRを見せる' note='自動で新しくなります'>
          {isExpired ? (
            <EmptyState art='network' title='このQRは期限が切れました'>
              新しいQRを読み込めるまで、印刷したQRポスターを使ってください。
            </EmptyState>
          ) : (
            <S.Codes>
              <CodeCard kind='checkIn' value={data.rotating.checkIn} />
              <CodeCard kind='checkOut' value={data.rotating.checkOut} />
            </S.Codes>
          )}
          <S.Help>
            ワーカーがアプリの「QRを読み取る」で読み取ります。読み取れないときは、ワーカーから修正依頼を送ってもらってください。働いた時間どおりに支払われます。
          </S.Help>
          <S.Help>
            印刷用のQRは No. {data.serial}({formatDateTime(data.renewedAt, serverNow())}
            {data.renewedByName && `・${data.renewedByName}さん`}
            に更新)です。貼っているポスターの番号と同じか確かめてください。
          </S.Help>
        </PageSection>
        <ScanTable clientId={clientId} />
      </S.Body>
      {renewedSerial !== undefined && (
        <RenewDialog
          serial={renewedSerial}
          isRenewing={isRenewing}
          onApply={() => void handleRenew(renewedSerial)}
          onClose={() => setRenewedSerial(undefined)}
        />
      )}
    </PageLayout>
  )
}

function RenewDialog({
  serial,
  isRenewing,
  onApply,
  onClose,
}: {
  serial: number
  isRenewing: boolean
  onApply: () => void
  onClose: () => void
}) {
  return (
    <ConfirmDialog
      title='QRを更新しますか'
      applyLabel='QRを更新する'
      cancelLabel='やめる'
      tone='danger'
      loading={isRenewing}
      onApply={onApply}
      onClose={onClose}
    >
      <p>
        いま貼っている No. {serial}{' '}
        のポスターと、これまでのQRは、すぐに使えなくなります。更新したら、新しいポスターを印刷して貼り替えてください。
      </p>
    </ConfirmDialog>
  )
}
