import styled from 'styled-components'
import { useCan } from '@/components/permissions/useCan'
import { Memo } from '@/components/workers/Memo'
import { SectionText, WorkerSection } from '@/components/workers/WorkerSection'
import type { UserDetail } from '@/contracts/workers/schemas'
import type { DetailAction } from '@/features/workers/lib/detailAction'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { Tag } from '@/ui/data-display/Tag'

/** The worker's groups, and the memo of the store. */
export function WorkerNotes({
  user: { groups, memo, blocked },
  onAction,
}: {
  user: UserDetail
  onAction: (action: DetailAction) => void
}) {
  const canGroup = useCan({ permission: 'group.edit' })
  const canWrite = useCan({ permission: 'memo.edit' })
  return (
    <>
      <WorkerSection
        id='user-groups'
        title='グループ'
        action={
          canGroup &&
          !blocked && (
            <Button
              tone='link'
              size={32}
              aria-label='グループを編集'
              onClick={() => onAction('groups')}
            >
              編集
            </Button>
          )
        }
      >
        {groups.length > 0 ? (
          <Names>
            {groups.map((group) => (
              <Tag key={group.id}>
                {group.owner === 'company' && '企業共通: '}
                {group.name}
              </Tag>
            ))}
          </Names>
        ) : (
          <SectionText>どのグループにも入っていません。</SectionText>
        )}
      </WorkerSection>
      <WorkerSection
        id='user-memo'
        title='店舗メモ'
        action={
          canWrite && (
            <Button
              tone='link'
              size={32}
              aria-label='店舗メモを編集'
              onClick={() => onAction('memo')}
            >
              編集
            </Button>
          )
        }
      >
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
      </WorkerSection>
    </>
  )
}

const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`
