import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { notices } from '@/contracts/notices'
import type { Notice } from '@/contracts/notices/schemas'
import { noticeCategoryLabel } from '@/domain/labels'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { Tag } from '@/ui/data-display/Tag'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import * as S from './NoticeList.styles'

/**
 * Notices that expand in place. An expanded notice stays in the list although 「未読のみ」 no longer
 * matches it, so that it does not vanish while being read.
 */
export function NoticeList({ found, empty }: { found: readonly Notice[]; empty: ReactNode }) {
  const [read] = useMutation(notices.markRead)
  const [openedNotices, setOpenedNotices] = useState<readonly Notice[]>([])
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set())
  const all = [
    ...found,
    ...openedNotices.filter((opened) => !found.some((notice) => notice.id === opened.id)),
  ].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id)
  function toggle(notice: Notice) {
    const next = new Set(openIds)
    if (next.delete(notice.id)) return setOpenIds(next)
    setOpenIds(next.add(notice.id))
    if (notice.read) return
    setOpenedNotices((before) => [...before, { ...notice, read: true }])
    read({ noticeId: notice.id }).catch(notifyError)
  }
  if (all.length === 0) return empty
  return (
    <S.List>
      {all.map((notice) => (
        <Item
          key={notice.id}
          notice={notice}
          isOpen={openIds.has(notice.id)}
          onToggle={() => toggle(notice)}
        />
      ))}
    </S.List>
  )
}

function Item({
  notice,
  isOpen,
  onToggle,
}: {
  notice: Notice
  isOpen: boolean
  onToggle: () => void
}) {
  return (
    <li data-unread={!notice.read || undefined}>
      <h2>
        <button type='button' aria-expanded={isOpen} onClick={onToggle}>
          <span>
            <span data-meta=''>
              <Tag>{noticeCategoryLabel[notice.category]}</Tag>
              <time dateTime={notice.publishedAt}>
                {formatDateTime(notice.publishedAt, serverNow())}
              </time>
            </span>
            <b>
              {!notice.read && (
                <>
                  <i aria-hidden />
                  <VisuallyHidden>未読 </VisuallyHidden>
                </>
              )}
              {notice.title}
            </b>
          </span>
          <ChevronDown size={20} aria-hidden />
        </button>
      </h2>
      {isOpen && (
        <div data-body=''>
          {notice.body.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {notice.link && (
            <p>
              <a href={notice.link} target='_blank' rel='noopener noreferrer'>
                詳しく見る(新しいタブで開きます)
              </a>
            </p>
          )}
        </div>
      )}
    </li>
  )
}
