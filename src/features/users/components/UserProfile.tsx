import type { UserDetail } from '@/contracts/workers/schemas'
import { formatDay } from '@/lib/date'
import { DescriptionList } from '@/ui/data-display/DescriptionList'

const genders = { male: '男性', female: '女性', unspecified: '回答なし' } as const

/** What they say of themselves, and their record over all stores. */
export function UserProfile({ user: u }: { user: UserDetail }) {
  return (
    <section aria-labelledby='user-profile'>
      <header>
        <h2 id='user-profile'>プロフィール</h2>
      </header>
      <div data-card=''>
        {u.selfIntroduction && <p>{u.selfIntroduction}</p>}
        <DescriptionList
          items={[
            {
              label: '経験した仕事',
              value:
                u.occupations.length > 0
                  ? u.occupations.map((one) => `${one.name} ${one.count}回`).join('、')
                  : 'なし',
            },
            {
              label: '資格',
              value: u.qualifications.length > 0 ? u.qualifications.join('、') : 'なし',
            },
            { label: '性別', value: genders[u.gender] },
            { label: '無断欠勤', value: u.noShowCount > 0 ? `${u.noShowCount}回` : 'なし' },
            { label: '当店との最初のやりとり', value: formatDay(u.firstAt, new Date()) },
          ]}
        />
      </div>
    </section>
  )
}
