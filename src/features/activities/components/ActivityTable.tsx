import { Ban } from 'lucide-react'
import { useMemo } from 'react'
import type { Activity, ActivityTarget } from '@/contracts/activities/schemas'
import { activityKindLabel } from '@/domain/audit/activityKindLabel'
import { targetText } from '@/domain/audit/targetText'
import * as S from '@/features/activities/ActivitiesScreen.styles'
import { dayOf, formatDay, formatTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

type Props = { companyId: string; items: readonly Activity[]; now: Date }

const keyOf = ({ id }: Activity) => String(id)
const dayKeyOf = ({ at }: Activity) => dayOf(at)

/** The page of the object of an action; undefined if it has no page or no longer exists. */
function targetHref(
  companyId: string,
  store: Activity['store'],
  { kind, id, name }: ActivityTarget,
): string | undefined {
  if (kind === 'member') return href(routes.companyMembers, { companyId })
  if (!store) return undefined
  const clientId = store.id
  if (kind === 'worker') return href(routes.user, { clientId, userId: id })
  if (name === null) return undefined
  if (kind === 'offering') return href(routes.offering, { clientId, offeringId: id })
  if (kind === 'offer') return href(routes.offer, { clientId, offerId: id })
  return kind === 'group' ? href(routes.group, { clientId, groupId: id }) : undefined
}

function Action({ companyId, activity }: { companyId: string; activity: Activity }) {
  const { text, targets, store, isDenied, kind } = activity
  return (
    <S.Lines>
      <b>{text}</b>
      {targets.map((target) => {
        const targetUrl = targetHref(companyId, store, target)
        return (
          <small key={target.kind}>
            {targetUrl ? <Link href={targetUrl}>{targetText(target)}</Link> : targetText(target)}
          </small>
        )
      })}
      {targets.length === 0 && kind !== null && <small>{activityKindLabel[kind]}</small>}
      {isDenied && <StatusChip kind='outline' icon={Ban} label='権限がなく、行われていません' />}
    </S.Lines>
  )
}

function Changes({ changes }: Pick<Activity, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <S.Changes>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== '' && (
              <>
                <VisuallyHidden>変更前 </VisuallyHidden>
                <del>{before}</del> <span aria-hidden>→</span>
                <VisuallyHidden> 変更後 </VisuallyHidden>
              </>
            )}
            <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </S.Changes>
  )
}

const columnsOf = (companyId: string): Column<Activity>[] => [
  { label: '時刻', width: '72px', card: 'chip', cell: ({ at }) => formatTime(at) },
  {
    label: '操作',
    width: 'minmax(0, 1.6fr)',
    card: 'title',
    cell: (activity) => <Action companyId={companyId} activity={activity} />,
  },
  {
    label: 'スタッフ',
    width: 'minmax(0, 1fr)',
    card: 'fact',
    cell: ({ account }) => account?.name ?? 'いないアカウント',
  },
  {
    label: '店舗',
    width: 'minmax(0, 1fr)',
    card: 'fact',
    cell: ({ store }) => store?.name ?? '企業',
  },
  {
    label: '変更',
    width: 'minmax(0, 1.4fr)',
    card: 'fact',
    cell: ({ changes }) => <Changes changes={changes} />,
  },
]

/** Activities by day, the newest first. */
export function ActivityTable({ companyId, items, now }: Props) {
  const columns = useMemo(() => columnsOf(companyId), [companyId])
  const today = dayOf(now)
  return (
    <DataTable
      label='操作の記録'
      columns={columns}
      items={items}
      keyOf={keyOf}
      group={{
        keyOf: dayKeyOf,
        heading: (day) => `${day === today ? '本日 ' : ''}${formatDay(day, now)}`,
      }}
    />
  )
}
