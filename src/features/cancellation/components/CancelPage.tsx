import { useEffect, useState, type ReactNode } from 'react'
import { useQuery } from '@/api/hooks'
import { offerings } from '@/contracts/offerings'
import type { OfferingUser } from '@/contracts/offerings/schemas'
import { rejectReasonTypes, rejectRequests } from '@/contracts/storeCancellations'
import { arriving } from '@/lib/browser/arriving'
import { formatSlashDay } from '@/lib/dates/tokyoDate'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Notice } from '@/ui/feedback/Notice'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { refusalOf } from '@/features/cancellation/lib/cancelValues'
import { CancelForm } from './CancelForm'
import { PeoplePicker } from './PeoplePicker'

const useEnded = arriving(() => import('./EndedAlready').then((m) => m.EndedAlready))

type Props = {
  clientId: string
  offeringId: string
  /** Whom the address names; nobody: they are chosen here. */ userIds: readonly number[]
  single: boolean
  reasonId?: number
  chatRoomId?: string
  about?: ReactNode
}

/** What the three ways of calling somebody off share: the shift, the people and the reasons are read, then the form. */
export function CancelPage({
  clientId,
  offeringId,
  userIds,
  single,
  reasonId = 0,
  chatRoomId,
  about,
}: Props) {
  const here = { clientId, offeringId }
  const forbidden = useForbidden(rejectRequests.create)
  const back = href(routes.offering, here)
  const offering = useQuery(offerings.one, forbidden ? null : here)
  const users = useQuery(offerings.users, forbidden ? null : { ...here, query: { state: 'live' } })
  const reasons = useQuery(rejectReasonTypes.listV2, forbidden ? null : {})
  // Those who were there when the page was opened: a list that is read again must not take the form away under somebody's hands.
  const [people, setPeople] = useState<readonly OfferingUser[]>()
  const [picked, setPicked] = useState<readonly number[]>([])
  const [openedAt] = useState(() => new Date())
  const arrived = users.isValidating ? undefined : users.data?.items
  useEffect(() => {
    if (arrived) setPeople((before) => before ?? arrived)
  }, [arrived])

  const wanted = picked.length > 0 ? picked : userIds
  const [first] = wanted
  const chosen = (people ?? []).filter((p) => wanted.includes(p.userId))
  const over = people !== undefined && single && chosen.length === 0
  const [EndedAlready, endedFailed, endedAgain] = useEnded(over)

  const o = offering.data
  const layout = {
    title: <BarTitle>マッチングのキャンセル申請</BarTitle>,
    crumbs: [
      { label: '求人', href: href(routes.offerings, { clientId }) },
      ...(o ? [{ label: `${o.title} ${formatSlashDay(o.startAt)}`, href: back }] : []),
      { label: 'キャンセル申請' },
    ],
  }
  const around = (children: ReactNode) => <PageLayout {...layout}>{children}</PageLayout>
  if (forbidden)
    return around(
      <Forbidden
        title='キャンセルを申請する権限がありません'
        action={<ButtonLink href={back}>求人の詳細へ戻る</ButtonLink>}
      >
        マッチングをキャンセルできるのは、店舗管理者と企業の担当者です。必要なときは店舗管理者にご依頼ください。
      </Forbidden>,
    )
  const error = offering.error ?? users.error ?? reasons.error
  if (error && !(o && people && reasons.data)) {
    return around(
      error.status === 404 ? (
        <StateMessage
          art='search'
          title='この求人は見つかりません'
          action={
            <ButtonLink href={href(routes.offerings, { clientId })}>求人の一覧へ戻る</ButtonLink>
          }
        >
          削除されたか、ほかの店舗の求人です。
        </StateMessage>
      ) : (
        <ErrorState
          title='キャンセルの画面を表示できません'
          onRetry={() => {
            for (const read of [offering, users, reasons]) if (read.error) void read.mutate()
          }}
          retrying={offering.isValidating || users.isValidating || reasons.isValidating}
        >
          {error.message} キャンセルはしていません。
        </ErrorState>
      ),
    )
  }
  if (!o || !people || !reasons.data)
    return around(
      <>
        <Skeleton kind='ticket' rows={1} />
        <Skeleton kind='form' />
      </>,
    )
  const gone = wanted.length - chosen.length
  if (over && first !== undefined)
    return around(
      EndedAlready ? (
        <EndedAlready clientId={clientId} offeringId={offeringId} userId={first} back={back} />
      ) : endedFailed ? (
        <ErrorState onRetry={endedAgain}>通信を確かめて、もう一度お試しください。</ErrorState>
      ) : (
        <Skeleton kind='text' />
      ),
    )
  // By the time the page was opened: what becomes impossible under somebody's hands the judgement tells, beside what they wrote.
  const [refusal] = chosen.every((u) => refusalOf(u, o, openedAt))
    ? chosen.map((u) => refusalOf(u, o, openedAt))
    : []
  if (single && chosen[0] && refusal)
    return around(
      <StateMessage
        art='worker'
        title={`${chosen[0].name}さんのマッチングは、キャンセルできません`}
        action={<ButtonLink href={back}>求人の詳細へ戻る</ButtonLink>}
      >
        {refusal}
      </StateMessage>,
    )
  if (chosen.length === 0 || refusal)
    return around(<PeoplePicker people={people} offering={o} back={back} onPick={setPicked} />)
  return (
    <CancelForm
      layout={layout}
      clientId={clientId}
      offering={o}
      people={chosen}
      reasons={reasons.data.items}
      reasonId={reasonId}
      single={single}
      chatRoomId={chatRoomId}
      about={
        <>
          {about}
          {gone > 0 && (
            <Notice tone='plain'>
              選んだうち{gone}名は、すでにマッチングが終了しているため、対象から外しました。
            </Notice>
          )}
        </>
      }
    />
  )
}
