import { SectionCard } from '@/components/workers/SectionCard'
import { WorkerSection } from '@/components/workers/WorkerSection'
import type { UserDetail } from '@/contracts/workers/schemas'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { DescriptionList } from '@/ui/data-display/DescriptionList'

const genders = { male: '男性', female: '女性', unspecified: '回答なし' } as const

/** The worker's own profile, and their record at all stores. */
export function WorkerProfile({ user }: { user: UserDetail }) {
  return (
    <WorkerSection id='user-profile' title='プロフィール'>
      <SectionCard>
        {user.selfIntroduction && <p>{user.selfIntroduction}</p>}
        <DescriptionList
          items={[
            {
              label: '経験した仕事',
              value:
                user.occupations.length > 0
                  ? user.occupations.map(({ name, count }) => `${name} ${count}回`).join('、')
                  : 'なし',
            },
            {
              label: '資格',
              value: user.qualifications.length > 0 ? user.qualifications.join('、') : 'なし',
            },
            ...(user.gender === null ? [] : [{ label: '性別', value: genders[user.gender] }]),
            { label: '無断欠勤', value: user.noShowCount > 0 ? `${user.noShowCount}回` : 'なし' },
            { label: 'この店舗との最初のやりとり', value: formatDay(user.firstAt, serverNow()) },
          ]}
        />
      </SectionCard>
    </WorkerSection>
  )
}
