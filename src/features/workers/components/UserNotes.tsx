import type { UserDetail } from '@/contracts/workers/schemas'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { useCan } from '@/components/permissions/useCan'
import { Memo } from '@/components/workers/Memo'
import { Button } from '@/ui/buttons/Button'
import { Tag } from '@/ui/data-display/Tag'
import type { DetailAct } from '@/features/workers/lib/detailAct'

/** The worker's groups, and the memo of the store. */
export function UserNotes({
  user: { groups, memo, blocked },
  onAct,
}: {
  user: UserDetail
  onAct: (act: DetailAct) => void
}) {
  const canGroup = useCan({ permission: 'group.edit' })
  const canWrite = useCan({ permission: 'memo.edit' })
  return (
    <>
      <section aria-labelledby='user-groups'>
        <header>
          <h2 id='user-groups'>グループ</h2>
          {canGroup && !blocked && (
            <Button
              tone='link'
              size={32}
              aria-label='グループを編集'
              onClick={() => onAct('groups')}
            >
              編集
            </Button>
          )}
        </header>
        {groups.length > 0 ? (
          <div data-names=''>
            {groups.map((group) => (
              <Tag key={group.id}>
                {group.owner === 'company' && '企業共通: '}
                {group.name}
              </Tag>
            ))}
          </div>
        ) : (
          <p>どのグループにも入っていません。</p>
        )}
      </section>
      <section aria-labelledby='user-memo'>
        <header>
          <h2 id='user-memo'>店舗メモ</h2>
          {canWrite && (
            <Button tone='link' size={32} aria-label='店舗メモを編集' onClick={() => onAct('memo')}>
              編集
            </Button>
          )}
        </header>
        <Memo>
          <p>{memo.body || 'まだメモはありません。'}</p>
          <small>
            {[
              ...(memo.updatedByName && memo.updatedAt
                ? [memo.updatedByName, formatDay(memo.updatedAt, serverNow())]
                : []),
              'ワーカーには見えません',
            ].join(' ・ ')}
          </small>
        </Memo>
      </section>
    </>
  )
}
