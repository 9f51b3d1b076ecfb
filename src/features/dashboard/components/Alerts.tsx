import dynamic from 'next/dynamic'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import type { RestrictionCode } from '@/contracts/clients/enums'
import { dashboardFigures } from '@/contracts/dashboard'
import { evaluation } from '@/contracts/evaluation'
import { useIdentificationNotice } from '@/features/dashboard/hooks/useIdentificationNotice'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice, type NoticeTone } from '@/ui/feedback/Notice'
import { ShortOfPeople } from './ShortOfPeople'

const RestrictionNotices = dynamic(
  () => import('@/components/restrictions/RestrictionNotices').then((m) => m.RestrictionNotices),
  { ssr: false, loading: LazyDialogBoundary },
)

/** Restrictions that are left out because the payment alert says the same. */
const paymentCodes: readonly RestrictionCode[] = ['np_rejected', 'payment_overdue']
const paymentTone: Record<'info' | 'warning' | 'blocked', NoticeTone> = {
  info: 'info',
  warning: 'warning',
  blocked: 'error',
}

/**
 * Restrictions, payment problems, wages below the minimum and shifts that lack people: first what stops the store,
 * then what it can still mend. Empty on an ordinary day.
 */
export function Alerts({ clientId }: { clientId: string }) {
  const now = serverNow()
  const restriction = useQuery(evaluation.restriction, { clientId })
  useIdentificationNotice(restriction.data?.items)
  const payment = useQuery(evaluation.npBuyerAlert, { clientId })
  const wages = useQuery(dashboardFigures.belowMinimumWage, { clientId })
  const failedReads = [restriction, payment, wages].filter((read) => read.error)
  const [lowest] = wages.data?.items ?? []
  const restrictions = (restriction.data?.items ?? []).filter(
    ({ code }) => !paymentCodes.includes(code),
  )
  const { level = 'none', message } = payment.data ?? {}
  return (
    <AlertList>
      {restrictions.length > 0 && (
        <RestrictionNotices clientId={clientId} restrictions={restrictions} />
      )}
      <PaymentAlert level={level} message={message} />
      {lowest && (
        <Notice
          tone='warning'
          title={`最低賃金を下回る求人が${wages.data?.totalCount}件あります`}
          action={
            <ButtonLink size={32} href={href(routes.offering, { clientId, offeringId: lowest.id })}>
              時給を確認する
            </ButtonLink>
          }
        >
          {formatDay(lowest.workOn, now)}の「{lowest.title}」は時給{formatYen(lowest.hourlyWageYen)}
          です。この日の最低賃金は{formatYen(lowest.minimumWageYen)}です。
        </Notice>
      )}
      <ShortOfPeople clientId={clientId} />
      {failedReads.length > 0 && (
        <ErrorState
          inline
          title='店舗へのお知らせを読み込めませんでした'
          onRetry={() => {
            for (const read of failedReads) void read.mutate()
          }}
          retrying={failedReads.some((read) => read.isValidating)}
        >
          {failedReads[0]?.error?.message}
        </ErrorState>
      )}
    </AlertList>
  )
}

type PaymentAlertProps = {
  level: 'none' | keyof typeof paymentTone
  message: string | null | undefined
}

function PaymentAlert({ level, message }: PaymentAlertProps) {
  if (level === 'none') return null
  return (
    <Notice
      tone={paymentTone[level]}
      title={
        level === 'blocked'
          ? 'お支払いの確認のため、募集が停止されています'
          : 'お支払いについて確認してください'
      }
    >
      {message}
    </Notice>
  )
}

const AlertList = styled.div`
  display: grid;
  gap: 8px;
  &:empty {
    display: none;
  }
`
