import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { positions } from '@/contracts/bonusContracts'
import { clients } from '@/contracts/clients'
import type { ClientBase } from '@/contracts/clients/schemas'
import { groups } from '@/contracts/groups'
import type {
  LadderRung,
  OfferingInput,
  OfferingValidation,
  Pay,
} from '@/contracts/offerings/schemas'
import type { Offer } from '@/contracts/offers/schemas'
import { closeRuleLabel } from '@/domain/offerings/labels'
import { ladderLabel, ladderScopeLabel } from '@/domain/offerings/ladderLabels'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { scopeWords, switchWords } from '@/domain/offerings/scopeWords'
import { serverNow } from '@/lib/clock'
import { addMinutes, formatDateTime } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { DescriptionList, type Description } from '@/ui/data-display/DescriptionList'

const payParts = (pay: Pay) =>
  [
    `賃金 ${formatYen(pay.baseYen)}`,
    pay.nightPremiumYen > 0 && `深夜割増 ${formatYen(pay.nightPremiumYen)}`,
    pay.overtimePremiumYen > 0 && `時間外割増 ${formatYen(pay.overtimePremiumYen)}`,
    pay.transportationYen > 0 && `交通費 ${formatYen(pay.transportationYen)}`,
    ...(pay.bonuses ?? []).map(({ name, yen }) => `${name} ${formatYen(yen)}`),
  ]
    .filter(Boolean)
    .join(' + ')

type Props = {
  clientId: string
  offer: Offer
  input: OfferingInput
  preview: OfferingValidation['preview']
}

/** The offering as workers see it, in the order of their app. */
export function PostedTerms({ clientId, offer, input, preview }: Props) {
  const client = useQuery(clients.base, { clientId }).data?.client
  const { content } = offer
  return (
    <DescriptionList
      items={[
        {
          label: '仕事',
          value: (
            <Text>
              <b>{offer.title}</b>
              {'\n'}
              {content.jobDescription}
            </Text>
          ),
        },
        ...payItems(preview),
        {
          label: '公開範囲',
          value: <Scope clientId={clientId} offerId={offer.id} input={input} />,
        },
        ...deadlineItems(preview, input),
        {
          label: '持ち物・服装',
          value:
            [content.belongings.join('、'), content.clothing].filter(Boolean).join('。') ||
            '指定なし',
        },
        { label: '勤務地', value: <Place client={client} place={content.place} /> },
        ...(input.memo ? [{ label: '当日のメモ', value: <Text>{input.memo}</Text> }] : []),
      ]}
    />
  )
}

const payItems = (preview: Props['preview']): Description[] =>
  preview
    ? [
        {
          label: '報酬',
          value: (
            <>
              {formatYen(preview.pay.grossYen)} <small>{payParts(preview.pay)}</small>
            </>
          ),
        },
      ]
    : []

const deadlineItems = (preview: Props['preview'], input: OfferingInput): Description[] =>
  preview
    ? [
        {
          label: '申し込みの締切',
          value: (
            <>
              {formatDateTime(preview.closesAt, serverNow())}{' '}
              <small>{closeRuleLabel[input.closeRule]}</small>
            </>
          ),
        },
      ]
    : []

function Scope({
  clientId,
  offerId,
  input,
}: {
  clientId: string
  offerId: number
  input: OfferingInput
}) {
  const { data: groupList } = useQuery(groups.list, input.groupIds.length > 0 ? { clientId } : null)
  const { data: badges } = useQuery(
    positions.selectable,
    input.positionId == null ? null : { clientId, offerId },
  )
  const badge = badges?.items.find(({ id }) => id === input.positionId)
  const groupNames = groupList?.items
    .filter(({ id }) => input.groupIds.includes(id))
    .map(({ name, usersCount }) => `「${name}」${usersCount}名`)
    .join('、')
  return (
    <>
      {input.ladder ? ladderLabel : publicationScopeLabel[input.scope]}
      {groupNames}
      {badge && `「${badge.name}」${badge.holdersCount}名`}
      <br />
      <small>{input.ladder ? ladderText(input.ladder, serverNow()) : scopeText(input)}</small>
    </>
  )
}
const ladderText = (ladder: readonly LadderRung[], now: Date) =>
  ladder
    .map(({ scope, afterMin }) =>
      afterMin === 0
        ? `公開と同時に${ladderScopeLabel[scope]}`
        : `${formatDateTime(addMinutes(now, afterMin), now)}から${ladderScopeLabel[scope]}`,
    )
    .join('、')
const scopeText = ({ scope, autoPublicAt }: OfferingInput) =>
  scope === 'public' || scope === 'graduate'
    ? scopeWords[scope]
    : `${scopeWords[scope]} ${switchText(autoPublicAt)}`
const switchText = (autoPublicAt: string | null) =>
  autoPublicAt === null ? '一般公開には切り替わりません。' : switchWords(autoPublicAt, serverNow())

function Place({
  client,
  place,
}: {
  client: ClientBase['client'] | undefined
  place: Offer['content']['place']
}) {
  const clientAddress = [
    client?.prefectureName,
    client?.city,
    client?.addressLine,
    client?.building,
  ]
    .filter(Boolean)
    .join('')
  return (
    <>
      {client?.name}
      <br />
      <small>
        {[
          place.sameAsClient ? clientAddress : place.address,
          place.station,
          place.meetingPlace && `集合 ${place.meetingPlace}`,
        ]
          .filter(Boolean)
          .join(' ')}
      </small>
    </>
  )
}

const Text = styled.span`
  white-space: pre-line;
`
