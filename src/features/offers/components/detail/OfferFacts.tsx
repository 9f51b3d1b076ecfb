import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { bonusContracts } from '@/contracts/bonusContracts'
import type { Offer } from '@/contracts/offers/schemas'
import { bonusFacts } from '@/features/offers/components/fields/bonusFacts'
import { OfferPicture } from '@/features/offers/components/list/OfferPicture'
import { serverNow } from '@/lib/clock'
import { formatClockHours, formatSlashDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { DescriptionList, type Description } from '@/ui/data-display/DescriptionList'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { color, radius } from '@/ui/tokens'

type Props = { clientId: string; offer: Offer }

const NO_VALUE = '–'
const formatPercent = (value: number | null) => (value === null ? NO_VALUE : `${value}%`)
const formatOrNone = (value: number | null, format: (value: number) => string) => {
  if (value === null) return NO_VALUE
  return value === 0 ? 'なし' : format(value)
}

/** How often the offer was used, and how well it filled. */
function historyItems(offer: Offer): Description[] {
  return [
    {
      label: '直近の募集',
      value: offer.lastOfferedOn
        ? formatSlashDay(offer.lastOfferedOn, serverNow())
        : 'まだありません',
    },
    { label: '求人の数', value: `${offer.offeringCount}件` },
    {
      label: '充足率',
      value: (
        <>
          {formatPercent(offer.matchRate)} <small>過去90日</small>
        </>
      ),
    },
    {
      label: 'Good率',
      value: (
        <>
          {formatPercent(offer.goodRate)} <small>ワーカーからの評価</small>
        </>
      ),
    },
  ]
}
/** The initial values of an offering. */
function defaultItems({ defaults }: Offer): Description[] {
  const { startTime, endTime, breakMin, peopleWanted, hourlyWageYen, transportationYen } = defaults
  return [
    {
      label: '時間',
      value: startTime && endTime ? formatClockHours(startTime, endTime) : NO_VALUE,
    },
    { label: '休憩', value: formatOrNone(breakMin, (minutes) => `${minutes}分`) },
    { label: '時給', value: hourlyWageYen === null ? NO_VALUE : formatYen(hourlyWageYen) },
    { label: '交通費', value: formatOrNone(transportationYen, formatYen) },
    { label: '募集人数', value: peopleWanted === null ? NO_VALUE : `${peopleWanted}名` },
  ]
}

/** The picture, the history, the defaults and the bonuses of an offer. */
export function OfferFacts({ clientId, offer }: Props) {
  const historyLink = (
    <ButtonLink
      tone='link'
      size={32}
      href={href(routes.offerings, { clientId }, { offerId: offer.id })}
    >
      このひな形の求人を見る
    </ButtonLink>
  )
  return (
    <>
      <PictureFrame>
        <OfferPicture
          clientId={clientId}
          fileId={offer.imageFileId}
          occupationId={offer.occupationId}
        />
      </PictureFrame>
      <Card
        title='これまでの募集'
        heading='h2'
        {...(offer.offeringCount > 0 ? { foot: historyLink } : {})}
      >
        <DescriptionList narrow items={historyItems(offer)} />
      </Card>
      <Card title='募集するときの初期値' heading='h2'>
        <DescriptionList narrow items={defaultItems(offer)} />
      </Card>
      <BonusCard clientId={clientId} offer={offer} />
    </>
  )
}

function BonusCard({ clientId, offer }: Props) {
  const query = useQuery(bonusContracts.ofOffer, {
    clientId,
    offerId: offer.id,
  })
  const { data } = query
  return (
    <>
      <QueryResult
        of={query}
        name='ボーナス契約'
        inline
        skeleton={<Skeleton kind='text' rows={2} />}
      />
      {data && data.items.length > 0 && (
        <Card title='ボーナス' heading='h2'>
          <DescriptionList narrow items={bonusFacts(data.items)} />
        </Card>
      )}
    </>
  )
}

const PictureFrame = styled.div`
  height: 162px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
`
