import { CircleCheck, CircleX } from '@/ui/icons'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { RejectBulkResult } from '@/contracts/rejections.schemas'
import { formatYen } from '@/lib/money'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { color, font, media, radius, weight } from '@/ui/tokens'

type Props = { result: RejectBulkResult; people: readonly { userId: number; nameKana: string }[]; back: string; onRetry: () => void }

/** What became of each of several: who is called off, and who is still coming and why. */
export function CancelResult({ result: { items, doneCount, failedCount, totalYen }, people, back, onRetry }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => { head.current?.focus() }, [])
  const kana = new Map(people.map((p) => [p.userId, p.nameKana]))
  const done = items.filter((i) => i.result !== 'failed'), failed = items.filter((i) => i.result === 'failed')
  return (
    <Root>
      <h2 ref={head} tabIndex={-1}>{doneCount > 0 ? `${doneCount}名をキャンセルしました。${failedCount}名はキャンセルしていません` : `${failedCount}名ともキャンセルしていません`}</h2>
      {totalYen > 0 && <p>休業手当の合計 <b>{formatYen(totalYen)}</b></p>}
      {done.length > 0 && (
        <section aria-label='キャンセルしたワーカー'>
          <h3>キャンセルした {doneCount}名</h3>
          <ul>{done.map((i) => <li key={i.userId}><CircleCheck size={20} aria-hidden /><span><b>{i.name}</b><small>{kana.get(i.userId)}</small></span><span>{i.leaveAllowanceYen > 0 ? `休業手当 ${formatYen(i.leaveAllowanceYen)}` : '休業手当なし'}{i.result === 'submitted' && <small>運営が書類を確認します</small>}</span></li>)}</ul>
        </section>
      )}
      <section aria-label='キャンセルしていないワーカー'>
        <h3>キャンセルしていない {failedCount}名</h3>
        <ul>{failed.map((i) => <li key={i.userId} data-failed=''><CircleX size={20} aria-hidden /><span><b>{i.name}</b><small>{kana.get(i.userId)}</small></span><span>{i.message}</span></li>)}</ul>
      </section>
      <div data-acts=''><Button size={48} onClick={onRetry}>{failedCount}名をもう一度申請する</Button><ButtonLink tone='primary' size={48} href={back}>求人の詳細へ戻る</ButtonLink></div>
    </Root>
  )
}

const Root = styled.div`
  display: grid; gap: 20px; max-width: 640px; font-variant-numeric: tabular-nums;
  h2:focus:not(:focus-visible) { outline: none; box-shadow: none; }
  h3 { margin-bottom: 8px; font-size: ${font.s}; color: ${color.ink2}; }
  ul { border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; }
  li { display: grid; grid-template-columns: 20px minmax(0, 1fr) minmax(0, 1.4fr); gap: 12px; padding: 12px 16px; line-height: 1.5; }
  li + li { border-top: 1px solid ${color.lineSoft}; }
  li b { display: block; font-weight: ${weight.bold}; }
  li small { display: block; color: ${color.ink2}; }
  li > span:last-child { text-align: right; }
  li[data-failed] > span:last-child { text-align: left; color: ${color.ink2}; }
  svg { margin-top: 1px; color: ${color.successText}; }
  [data-failed] svg { color: ${color.danger}; }
  [data-acts] { display: flex; flex-wrap: wrap; gap: 12px; }
  ${media.phone} {
    li[data-failed] { grid-template-columns: 20px minmax(0, 1fr); }
    li[data-failed] > span:last-child { grid-column: 2; }
    [data-acts] > * { flex: 1 1 100%; }
  }
`
