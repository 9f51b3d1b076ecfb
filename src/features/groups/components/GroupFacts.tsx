import type { GroupDetail } from '@/contracts/groups/schemas'
import { autoWords, groupLimits } from '@/domain/workers/groups'
import { formatDateTime } from '@/lib/date'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Link } from '@/ui/buttons/Link'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import * as S from './groups.styles'

/** How many offerings are listed; the others are counted. */
const LISTED_OFFERINGS = 5

/** The rule of a group, its note, the offerings that use it and its last change. */
export function GroupFacts({ clientId, group }: { clientId: string; group: GroupDetail }) {
  const changedBy = group.updatedByName ? `・${group.updatedByName}さん` : ''
  return (
    <DescriptionList
      items={[
        { label: '自動追加', value: ruleText(group) },
        ...(group.description ? [{ label: 'メモ', value: group.description }] : []),
        {
          label: '使っている求人',
          value: <OfferingsUsing clientId={clientId} offerings={group.inUseBy} />,
        },
        {
          label: '最終更新',
          value: `${formatDateTime(group.updatedAt, new Date())}${changedBy}`,
        },
      ]}
    />
  )
}

function ruleText({ autoSetting, usersCount }: GroupDetail) {
  if (!autoSetting?.enabled) return 'なし'
  const isFull = usersCount >= groupLimits.members
  return `${autoWords(autoSetting)}${isFull ? ' (上限の人数に達したため、止まっています)' : ''}`
}

type OfferingsProps = { clientId: string; offerings: GroupDetail['inUseBy'] }
function OfferingsUsing({ clientId, offerings }: OfferingsProps) {
  if (offerings.length === 0) return '募集中の求人では使っていません'
  return (
    <S.OfferingLinks>
      {offerings.slice(0, LISTED_OFFERINGS).map(({ offeringId, startAt, title }) => (
        <li key={offeringId}>
          <Link href={href(routes.offering, { clientId, offeringId })}>
            {formatDateTime(startAt, new Date())} {title}
          </Link>
        </li>
      ))}
      {offerings.length > LISTED_OFFERINGS && <li>ほか{offerings.length - LISTED_OFFERINGS}件</li>}
    </S.OfferingLinks>
  )
}
