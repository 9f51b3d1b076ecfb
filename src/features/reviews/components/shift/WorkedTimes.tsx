import type { UnreviewedUser } from '@/contracts/reviews/schemas'
import { formatTime } from '@/lib/date'
import { Avatar } from '@/ui/data-display/Avatar'
import { Tag } from '@/ui/data-display/Tag'

/** The worker's hours in the shift. */
export function WorkedTimes({ worker }: { worker: UnreviewedUser }) {
  const isLate = worker.lateMin > 0
  return (
    <>
      <Avatar name={worker.name} />
      <span data-name=''>
        <b>{worker.name}</b>
        <small>{worker.nameKana}</small>
      </span>
      <span data-facts=''>
        <Tag>{worker.isFirstTime ? 'はじめて' : `この店舗${worker.workedCountHere}回`}</Tag>
        <small data-late={isLate || undefined}>
          {worker.checkedInAt ? formatTime(worker.checkedInAt) : '記録なし'}〜
          {worker.checkedOutAt ? formatTime(worker.checkedOutAt) : '記録なし'}
          {isLate && ` 遅刻${worker.lateMin}分`}
        </small>
        {worker.blocked && <Tag>ブロック中</Tag>}
      </span>
    </>
  )
}
