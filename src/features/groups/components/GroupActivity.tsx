import type { GroupUserStats } from '@/contracts/companyGroups/schemas'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { Card } from '@/ui/layout/Card'

const people = (count: number) => `${count.toLocaleString('ja-JP')}名`

/** How much the members of a group have worked recently, at all stores of the company. */
export function GroupActivity({ stats }: { stats: GroupUserStats }) {
  return (
    <Card title='このグループの動き'>
      <DescriptionList
        items={[
          { label: '人数', value: people(stats.usersCount) },
          { label: '30日以内に勤務', value: people(stats.active30d) },
          { label: '90日の勤務', value: `${stats.worked90d.toLocaleString('ja-JP')}回` },
          {
            label: '平均Good率',
            value: stats.averageGoodRate === null ? 'まだありません' : `${stats.averageGoodRate}%`,
          },
        ]}
      />
    </Card>
  )
}
