import { Phone } from 'lucide-react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { QueryError } from '@/components/queries/QueryResult'
import { dashboard } from '@/contracts/dashboard'
import type { TodayBoard } from '@/contracts/dashboard/schemas'
import { isUrgentOpen, urgentHoursText } from '@/domain/support/supportHours'
import { serverNow } from '@/lib/clock'
import { supportConfig } from '@/lib/config/publicConfig'
import { formatHours } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Whole } from '@/ui/data-display/Whole'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { color, font, radius, target } from '@/ui/tokens'

/** Contacts for urgent matters: the workers of today's shifts, and the operator's urgent phone number. */
export function UrgentContact({ clientId }: { clientId: string }) {
  const now = serverNow()
  const { urgentPhoneNumber } = supportConfig
  return (
    <Card
      heading='h2'
      title={
        <>
          本日の勤務に関する緊急の<Whole>お問い合わせ</Whole>
        </>
      }
    >
      <p>
        ワーカーが来ない、けがをした、QRコードが読めないなど。勤務を選ぶと、ワーカーへの連絡と欠勤の記録ができます。
      </p>
      {urgentPhoneNumber && (
        <p>
          <PhoneLink href={`tel:${urgentPhoneNumber.replaceAll('-', '')}`}>
            <Phone size={20} aria-hidden />
            緊急の電話 {urgentPhoneNumber}
          </PhoneLink>{' '}
          {isUrgentOpen(now)
            ? `${urgentHoursText}は担当者がすぐに対応します。`
            : `ただいま時間外です(${urgentHoursText})。`}
        </p>
      )}
      <TodayShifts clientId={clientId} />
    </Card>
  )
}

function TodayShifts({ clientId }: { clientId: string }) {
  const canRead = useCan(dashboard.today)
  const result = useQuery(dashboard.today, canRead ? { clientId, query: { on: '' } } : null)
  const { data, error } = result
  if (!canRead) return null
  if (error && !data) return <QueryError of={result} name='本日の勤務' inline />
  if (!data) return <Skeleton kind='rows' rows={2} />
  const shifts = data.offerings.filter(({ peopleMatched }) => peopleMatched > 0)
  if (shifts.length === 0) return <p>本日の勤務はありません。</p>
  return (
    <Shifts aria-label='本日の勤務'>
      {shifts.map((shift) => (
        <Shift key={shift.id} clientId={clientId} shift={shift} />
      ))}
    </Shifts>
  )
}

function Shift({
  clientId,
  shift: { id, title, startAt, endAt, users },
}: {
  clientId: string
  shift: TodayBoard['offerings'][number]
}) {
  return (
    <li>
      <Link href={href(routes.offering, { clientId, offeringId: id })}>
        {formatHours(startAt, endAt)} {title}
      </Link>
      <p>
        {users.map(({ userId, name, chatRoomUid }, index) => (
          <span key={userId}>
            {index > 0 && '、'}
            {chatRoomUid === null ? (
              `${name}さん`
            ) : (
              <Link href={href(routes.chatRoom, { clientId, chatRoomId: chatRoomUid })}>
                <span>{name}さん</span>にメッセージ
              </Link>
            )}
          </span>
        ))}
      </p>
    </li>
  )
}

const PhoneLink = styled.a`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: ${target};
  box-sizing: border-box;
  padding: 0 16px;
  border-radius: ${radius};
  background: ${color.primaryFill};
  color: ${color.onFill};
  font-weight: 600;
  text-decoration: none;
`
const Shifts = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  li p {
    margin: 4px 0 0;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  a > span {
    white-space: nowrap;
  }
`
