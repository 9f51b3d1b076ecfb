import { CircleCheck, CircleX } from 'lucide-react'
import styled from 'styled-components'
import type { Restriction } from '@/contracts/clients/schemas'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { IconLines } from '@/ui/data-display/IconLines'
import { Card } from '@/ui/layout/Card'

/** The activities that every restriction still allows, because contracts remain valid and are paid. */
const staysPossible = [
  '決まっている勤務、チェックイン・チェックアウト、修正依頼',
  '公開中の求人への申し込み、メッセージ',
]
const stopped: Record<Restriction['level'], readonly string[]> = {
  info: [],
  warning: [],
  block_publish: ['新しい求人の公開、人数を増やすこと'],
  block_all: ['求人とひな形の作成、公開、変更'],
}

/** The restriction with its reason, the offer concerned, and what remains possible. */
export function SuspensionCard({
  clientId,
  restriction: { level, message, refOfferId, sinceAt, untilAt },
  offer,
}: {
  clientId: string
  restriction: Restriction
  offer: { id: number; title: string } | null
}) {
  const now = serverNow()
  return (
    <Card heading='h2' title='いまの利用停止'>
      <p>{message}</p>
      {offer && (
        <p>
          {refOfferId === offer.id
            ? '対象のひな形: '
            : 'この利用停止は、次のひな形の求人にもおよびます: '}
          <Link href={href(routes.offer, { clientId, offerId: offer.id })}>「{offer.title}」</Link>
        </p>
      )}
      <Effects>
        {stopped[level].map((text) => (
          <li key={text} data-tone='danger'>
            <CircleX size={16} aria-label='できないこと' />
            {text}
          </li>
        ))}
        {staysPossible.map((text) => (
          <li key={text} data-tone='success'>
            <CircleCheck size={16} aria-label='できること' />
            {text}
          </li>
        ))}
      </Effects>
      <p>
        {formatDateTime(sinceAt, now)}から
        {untilAt && `${formatDateTime(untilAt, now)}まで`}
        。運営が再開を認めると解除されます。ほかの店舗には影響しません。
      </p>
    </Card>
  )
}

const Effects = styled(IconLines)`
  margin: 12px 0;
`
