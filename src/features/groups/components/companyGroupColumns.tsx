import type { CompanyGroup, GroupUserStats } from '@/contracts/companyGroups/schemas'
import { autoWords } from '@/domain/workers/groups'
import { tagsOf } from '@/features/groups/lib/groupTexts'
import { storeNames } from '@/features/groups/lib/storeNames'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import type { Column } from '@/ui/data-display/table/DataTable'
import { NameCell } from './NameCell'

type Context = {
  companyId: string
  clients: readonly { id: number; name: string }[]
  /** The use of each group; undefined while it is read. */
  stats: ReadonlyMap<number, GroupUserStats> | undefined
}

/** The columns of the list of a company's groups. */
export const companyGroupColumns = ({
  companyId,
  clients,
  stats,
}: Context): Column<CompanyGroup>[] => [
  {
    label: 'グループ',
    width: 'minmax(0, 2.4fr)',
    cell: (group) => (
      <>
        <NameCell tags={tagsOf({ ...group, owner: 'client' })}>
          <Link href={href(routes.companyGroup, { companyId, groupId: group.id })}>
            {group.name}
          </Link>
        </NameCell>
        <small>{group.description}</small>
        {group.autoSetting?.enabled && <small>{autoWords(group.autoSetting, 'company')}</small>}
      </>
    ),
  },
  {
    label: '使える店舗',
    width: 'minmax(0, 1.6fr)',
    cell: (group) => storeNames(group.sharedClientIds, clients),
  },
  {
    label: '人数',
    width: '80px',
    number: true,
    cell: (group) => `${group.usersCount.toLocaleString('ja-JP')}名`,
  },
  {
    label: '30日以内に勤務',
    width: '128px',
    number: true,
    card: 'hide',
    cell: ({ id }) => {
      const active = stats?.get(id)?.active30d
      return active === undefined ? '' : `${active.toLocaleString('ja-JP')}名`
    },
  },
  {
    label: '使用中',
    width: '112px',
    cell: (group) => (group.inUseCount > 0 ? `募集中 ${group.inUseCount}件` : 'なし'),
  },
  {
    label: '設定の更新',
    width: '152px',
    card: 'hide',
    cell: ({ updatedAt, updatedByName }) => (
      <>
        {formatDay(updatedAt, serverNow())}
        {updatedByName && <small>{updatedByName}さん</small>}
      </>
    ),
  },
]
