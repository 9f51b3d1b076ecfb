import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { report } from '@/api/client'
import { useMutate } from '@/api/hooks'
import { notices } from '@/contracts/notices'
import type { Notice } from '@/contracts/notices.schemas'
import { noticeCategoryLabel } from '@/domain/labels'
import { formatDateTime } from '@/lib/jst'
import { Tag } from '@/ui/Tag'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { color, font, radius, target, weight } from '@/ui/tokens'

/** Titles that open in place. What was opened stays, although 「未読のみ」 no longer finds it: nobody wants a text to vanish while reading it. */
export function NoticeList({ found, empty }: { found: readonly Notice[]; empty: ReactNode }) {
  const [read] = useMutate(notices.read)
  const [opened, setOpened] = useState<readonly Notice[]>([])
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const all = [...found, ...opened.filter((one) => !found.some((n) => n.id === one.id))].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id)
  function toggle(notice: Notice) {
    const next = new Set(open)
    if (next.delete(notice.id)) return setOpen(next)
    setOpen(next.add(notice.id))
    if (notice.read) return
    setOpened((before) => [...before, { ...notice, read: true }])
    read({ noticeId: notice.id }).catch(report)
  }
  if (all.length === 0) return empty
  return <List>{all.map((notice) => <Item key={notice.id} notice={notice} open={open.has(notice.id)} onToggle={() => toggle(notice)} />)}</List>
}

function Item({ notice: n, open, onToggle }: { notice: Notice; open: boolean; onToggle: () => void }) {
  return (
    <li data-unread={!n.read || undefined}>
      <h2>
        <button type='button' aria-expanded={open} onClick={onToggle}>
          <span>
            <span data-meta=''><Tag>{noticeCategoryLabel[n.category]}</Tag><time dateTime={n.publishedAt}>{formatDateTime(n.publishedAt, new Date())}</time></span>
            <b>{!n.read && <><i aria-hidden /><VisuallyHidden>未読 </VisuallyHidden></>}{n.title}</b>
          </span>
          <ChevronDown size={20} aria-hidden />
        </button>
      </h2>
      {open && <div data-body=''>{n.body.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>)}{n.link && <p><a href={n.link} target='_blank' rel='noopener noreferrer'>詳しく見る(新しいタブで開きます)</a></p>}</div>}
    </li>
  )
}

const List = styled.ul`
  list-style: none; margin: 0 0 8px; padding: 0; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface};
  li + li { border-top: 1px solid ${color.lineSoft}; }
  h2 { margin: 0; font-size: ${font.m}; font-weight: ${weight.regular}; font-feature-settings: normal; letter-spacing: 0; }
  button { display: flex; align-items: center; gap: 12px; width: 100%; min-height: ${target}; padding: 12px 16px; border: 0; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; }
  button > span { flex: 1; min-width: 0; }
  button > svg { flex: none; color: ${color.ink3}; }
  [aria-expanded='true'] > svg { transform: rotate(180deg); }
  [data-meta] { display: flex; gap: 8px; align-items: center; margin-bottom: 4px; font-size: ${font.xs}; color: ${color.ink3}; }
  b { display: block; position: relative; font-weight: ${weight.regular}; overflow-wrap: anywhere; word-break: auto-phrase; }
  [data-unread] b { font-weight: ${weight.bold}; padding-left: 16px; }
  i { position: absolute; left: 0; top: .55em; width: 8px; height: 8px; border-radius: 50%; background: ${color.dangerFill}; }
  [data-body] { padding: 0 16px 16px; overflow-wrap: anywhere; }
  [data-body] p { margin: 0 0 8px; white-space: pre-line; line-height: 1.75; }
  [data-body] a { display: inline-flex; align-items: center; min-height: ${target}; }
`
