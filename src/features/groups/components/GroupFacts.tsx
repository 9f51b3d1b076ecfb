import type { GroupDetail } from '@/contracts/groups/schemas'
import { autoWords, groupLimits } from '@/domain/workers/groups'
import type { GroupUse } from '@/features/groups/lib/groupUse'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import * as S from './groups.styles'

/** The number of offerings that are listed; the rest is only counted. */
const LISTED_OFFERINGS = 5

type Props = { group: FactsOfGroup; uses: readonly GroupUse[]; stores?: string }
type FactsOfGroup = Pick<
  GroupDetail,
  'autoSetting' | 'description' | 'owner' | 'updatedAt' | 'updatedByName' | 'usersCount'
>

/**
 * The rule of a group, its note, the offerings that use it and its last change. `stores`: those that may use a group of
 * the company.
 */
export function GroupFacts({ group, uses, stores }: Props) {
  const changedBy = group.updatedByName ? `・${group.updatedByName}さん` : ''
  return (
    <DescriptionList
      items={[
        ...(stores ? [{ label: '使える店舗', value: stores }] : []),
        { label: '自動追加', value: ruleText(group) },
        ...(group.description ? [{ label: 'メモ', value: group.description }] : []),
        {
          label: '使っている求人',
          value: <OfferingsUsing offerings={uses} />,
        },
        {
          label: '設定の最終更新',
          value: `${formatDateTime(group.updatedAt, serverNow())}${changedBy}`,
        },
      ]}
    />
  )
}

function ruleText({ autoSetting, owner, usersCount }: FactsOfGroup) {
  if (!autoSetting?.enabled) return 'なし'
  const isFull = usersCount >= groupLimits.members
  return `${autoWords(autoSetting, owner)}${isFull ? ' (上限の人数に達したため、止まっています)' : ''}`
}

function OfferingsUsing({ offerings }: { offerings: readonly GroupUse[] }) {
  if (offerings.length === 0) return '募集中の求人では使っていません'
  return (
    <S.OfferingLinks>
      {offerings
        .slice(0, LISTED_OFFERINGS)
        .map(({ clientId, clientName, offeringId, startAt, title }) => (
          <li key={offeringId}>
            <Link href={href(routes.offering, { clientId, offeringId })}>
              {clientName} {formatDateTime(startAt, serverNow())} {title}
            </Link>
          </li>
        ))}
      {offerings.length > LISTED_OFFERINGS && <li>ほか{offerings.length - LISTED_OFFERINGS}件</li>}
    </S.OfferingLinks>
  )
}
