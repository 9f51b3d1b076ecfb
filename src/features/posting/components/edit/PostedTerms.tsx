import { useQuery } from '@/api/hooks'
import { positions } from '@/contracts/bonusContracts'
import { clients } from '@/contracts/clients'
import { groups as groupContract } from '@/contracts/groups'
import type { Offer } from '@/contracts/offers/schemas'
import type { OfferingInput, OfferingValidation, Pay } from '@/contracts/offerings/schemas'
import { closeRuleLabel } from '@/domain/labels'
import { publicationScopeLabel } from '@/domain/offerings/scopeLabel'
import { scopeWords, switchWords } from '@/domain/offerings/scopeWords'
import { formatDateTime } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { DescriptionList } from '@/ui/data-display/DescriptionList'

const parts = (pay: Pay) =>
  [
    `賃金 ${formatYen(pay.baseYen)}`,
    pay.nightPremiumYen > 0 && `深夜割増 ${formatYen(pay.nightPremiumYen)}`,
    pay.overtimePremiumYen > 0 && `時間外割増 ${formatYen(pay.overtimePremiumYen)}`,
    pay.transportationYen > 0 && `交通費 ${formatYen(pay.transportationYen)}`,
    ...(pay.bonuses ?? []).map(({ name, yen }) => `${name} ${formatYen(yen)}`),
  ]
    .filter(Boolean)
    .join(' + ')

/** What a worker will read, in their order. */
export function PostedTerms({
  clientId,
  offer,
  input,
  preview,
}: {
  clientId: string
  offer: Offer
  input: OfferingInput
  preview: OfferingValidation['preview']
}) {
  const client = useQuery(clients.base, { clientId }).data?.client
  const { data: groupList } = useQuery(
    groupContract.list,
    input.groupIds.length > 0 ? { clientId } : null,
  )
  const { data: badges } = useQuery(
    positions.selectable,
    input.positionId == null ? null : { clientId, offerId: offer.id },
  )
  const badge = badges?.items.find(({ id }) => id === input.positionId)
  const { content } = offer
  const { place } = content
  const now = new Date()
  const names = groupList?.items
    .filter((g) => input.groupIds.includes(g.id))
    .map((g) => `「${g.name}」${g.usersCount}名`)
    .join('、')
  const address = place.sameAsClient
    ? [client?.prefectureName, client?.city, client?.addressLine, client?.building]
        .filter(Boolean)
        .join('')
    : place.address
  return (
    <DescriptionList
      items={[
        {
          label: '仕事',
          value: (
            <span className='postedTermsText'>
              <b>{offer.title}</b>
              {'\n'}
              {content.jobDescription}
            </span>
          ),
        },
        ...(preview
          ? [
              {
                label: '報酬',
                value: (
                  <>
                    {formatYen(preview.pay.grossYen)} <small>{parts(preview.pay)}</small>
                  </>
                ),
              },
            ]
          : []),
        {
          label: '公開範囲',
          value: (
            <>
              {publicationScopeLabel[input.scope]}
              {names}
              {badge && `「${badge.name}」${badge.holdersCount}名`}
              <br />
              <small>
                {scopeWords[input.scope]}
                {input.scope !== 'public' &&
                  (input.autoPublicAt === null
                    ? ' 一般公開には切り替わりません。'
                    : ` ${switchWords(input.autoPublicAt, now)}`)}
              </small>
            </>
          ),
        },
        ...(preview
          ? [
              {
                label: '応募の締切',
                value: (
                  <>
                    {formatDateTime(preview.closesAt, now)}{' '}
                    <small>{closeRuleLabel[input.closeRule]}</small>
                  </>
                ),
              },
            ]
          : []),
        {
          label: '持ち物・服装',
          value:
            [content.belongings.join('、'), content.clothing].filter(Boolean).join('。') ||
            '指定なし',
        },
        {
          label: '勤務地',
          value: (
            <>
              {client?.name}
              <br />
              <small>
                {[address, place.station, place.meetingPlace && `集合 ${place.meetingPlace}`]
                  .filter(Boolean)
                  .join(' ')}
              </small>
            </>
          ),
        },
        ...(input.memo
          ? [{ label: '当日のメモ', value: <span className='postedTermsText'>{input.memo}</span> }]
          : []),
      ]}
    />
  )
}
