import { Clock3, ScanLine } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { report } from '@/api/client'
import { useMutate } from '@/api/hooks'
import { fixPaymentRequests } from '@/contracts/fixPaymentRequests'
import type { FixPaymentRequest } from '@/contracts/fixPaymentRequests.schemas'
import { fixPaymentRequestStatusLabel, fixReasonLabel } from '@/domain/labels'
import { dayOf, formatDateTime, formatDay, formatEnd, formatTime, minutesBetween } from '@/lib/jst'
import { formatNumber, formatYen, formatYenDiff } from '@/lib/money'
import { notify } from '@/lib/notificationQueue'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { StatusChip } from '@/ui/StatusChip'
import { Tag } from '@/ui/Tag'
import { color, font, media, radius, target, weight } from '@/ui/tokens'
import { RejectForm } from './RejectForm'
import { TimeBars } from './TimeBars'

type Props = { clientId: string; request: FixPaymentRequest; may: boolean; selected?: boolean; onSelect?: (on: boolean) => void }
const rest = (minutes: number) => (minutes > 0 ? `${minutes}分` : 'なし')
/** Minutes of work that a change adds (red, ▲) or takes away (blue, ▼): a later start takes away. The sign always stands beside the colour. */
function Change({ minutes }: { minutes: number }) {
  return minutes === 0 ? null : <em data-more={minutes > 0}>{minutes > 0 ? '▲' : '▼'}{Math.abs(minutes)}分</em>
}

/** One correction. The confirmation opens inside the card and says the pay it fixes. */
export function CorrectionCard({ clientId, request: r, may, selected = false, onSelect }: Props) {
  const [doing, setDoing] = useState<'approve' | 'reject'>()
  const [answer, answering] = useMutate(fixPaymentRequests.answer)
  const { planned, requested, scans } = r, yen = requested.pay.grossYen, diff = r.diff.grossYen, now = new Date()
  const open = r.status === 'requested'
  const rows: [string, string, string, string, number][] = [
    ['開始', formatTime(planned.startAt), scans.checkedInAt ? formatTime(scans.checkedInAt) : 'なし', formatTime(requested.startAt), minutesBetween(requested.startAt, planned.startAt)],
    ['終了', formatEnd(planned.startAt, planned.endAt), scans.checkedOutAt ? formatEnd(planned.startAt, scans.checkedOutAt) : 'なし', formatEnd(requested.startAt, requested.endAt), minutesBetween(planned.endAt, requested.endAt)],
    ['休憩', rest(planned.breakMin), '–', rest(requested.breakMin), planned.breakMin - requested.breakMin],
  ]
  async function approve() {
    try {
      await answer({ clientId, fixPaymentRequestId: r.id, body: { action: 'approve', grossYen: yen, lockVersion: r.lockVersion } })
      notify({ type: 'success', body: [`${r.name}さんの修正依頼を ${formatYen(yen)} で承認しました。`] })
    } catch (problem) { report(problem); setDoing(undefined) }
  }
  return (
    <Root data-on={selected || undefined} aria-label={`${r.name}さんの修正依頼`}>
      <header>
        {onSelect && <label data-pick=''><input type='checkbox' checked={selected} onChange={(e) => onSelect(e.target.checked)} aria-label={`${r.name}さんの修正依頼を選択`} /></label>}
        <Avatar name={r.name} />
        <span data-name=''><b>{r.name}</b><small>{r.nameKana}</small></span>
        <span data-chips=''>
          {scans.lateMin > 0 && <StatusChip kind='late' icon={Clock3} label={`遅刻 ${scans.lateMin}分`} />}
          {open ? r.evidence === 'matches' ? <StatusChip kind='success' icon={ScanLine} label='QR一致' /> : <StatusChip kind='warning' icon={ScanLine} label={r.evidence === 'missing' ? 'QRなし' : '打刻と差あり'} />
            : <StatusChip kind={r.status === 'rejected' ? 'error' : r.status === 'withdrawn' ? 'finished' : 'success'} label={fixPaymentRequestStatusLabel[r.status]} />}
        </span>
      </header>
      <p data-shift=''><b>{formatDay(planned.startAt, now)} {formatTime(planned.startAt)}〜{dayOf(planned.endAt) === dayOf(planned.startAt) ? '' : `${formatDay(planned.endAt, now)} `}{formatTime(planned.endAt)}</b> {r.offeringTitle}</p>
      <div data-compare=''>
        <table>
          <thead><tr><td /><th scope='col'>予定</th><th scope='col'>打刻</th><th scope='col'>申請</th></tr></thead>
          <tbody>{rows.map(([label, plan, scan, ask, change]) => <tr key={label}><th scope='row'>{label}</th><td>{plan}</td><td>{scan}</td><td data-ask=''>{change === 0 ? ask : <b>{ask}</b>} <Change minutes={change} /></td></tr>)}</tbody>
        </table>
        <TimeBars request={r} />
      </div>
      <p data-tags=''>{r.reasonKinds.map((kind) => <Tag key={kind}>{fixReasonLabel[kind]}</Tag>)}</p>
      {r.reasonText && <blockquote>{r.reasonText}</blockquote>}
      {r.colleagues.length > 0 && r.evidence !== 'matches' && open && (
        <details><summary>同じ勤務の{r.colleagues.length}名の打刻を見る</summary><ul>{r.colleagues.map((c) => <li key={c.userId}>{c.name}さん {c.checkedInAt ? formatTime(c.checkedInAt) : '打刻なし'}〜{c.checkedOutAt ? formatTime(c.checkedOutAt) : '打刻なし'}</li>)}</ul></details>
      )}
      {open && r.bulkRefusal && <Notice tone='warning'>{r.bulkRefusal}</Notice>}
      {open && r.refusal && may && <Notice tone='plain'>{r.refusal}</Notice>}
      {!open && r.responseReason && <blockquote>差し戻しの理由: {r.responseReason}{r.counter && `(店舗の提案 ${formatTime(r.counter.startAt)}〜${formatEnd(r.counter.startAt, r.counter.endAt)}・休憩${rest(r.counter.breakMin)})`}</blockquote>}
      <footer>
        <p data-pay=''>確定する報酬 <strong>{formatNumber(yen)}</strong>円 {diff !== 0 && <em data-more={diff > 0}>{formatYenDiff(diff)}</em>}</p>
        {open && may && doing === undefined && <div data-acts=''><Button size={44} onClick={() => setDoing('reject')} {...(r.refusal ? { disabled: true } : {})}>差し戻す</Button><Button tone='primary' size={44} onClick={() => setDoing('approve')} {...(r.refusal ? { disabled: true } : {})}>承認する</Button></div>}
        {doing === 'approve' && (
          <div data-sure=''><p><b>{formatYen(yen)}で確定します。</b>あとから取り消せません。</p>
            <div data-acts=''><Button size={44} onClick={() => setDoing(undefined)}>やめる</Button><Button tone='primary' size={44} loading={answering} onClick={() => void approve()}>{formatYen(yen)}で承認する</Button></div></div>
        )}
        {doing === 'reject' && <RejectForm clientId={clientId} request={r} onDone={() => setDoing(undefined)} />}
        <p data-due=''>{open ? `期限 ${formatDateTime(r.dueAt, now)}` : `${r.respondedByName ? `${r.respondedByName}さんが` : ''}${r.respondedAt ? formatDateTime(r.respondedAt, now) : ''}に対応`}</p>
      </footer>
    </Root>
  )
}

const Root = styled.article`
  display: grid; gap: 12px; padding: 16px; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; font-variant-numeric: tabular-nums;
  &[data-on] { border-color: ${color.primary}; box-shadow: inset 0 0 0 1px ${color.primary}; }
  header { display: flex; align-items: center; gap: 10px; flex-wrap: wrap; }
  [data-pick] { display: grid; place-items: center; width: ${target}; height: ${target}; margin: -8px -4px -8px -12px; }
  [data-pick] input { width: 20px; height: 20px; accent-color: ${color.primaryFill}; }
  [data-name] { flex: 1 1 120px; min-width: 0; }
  [data-name] b { display: block; font-weight: ${weight.bold}; }
  [data-name] small { display: block; font-size: ${font.xs}; color: ${color.ink2}; }
  [data-chips], [data-tags] { display: flex; flex-wrap: wrap; gap: 4px; }
  p { margin: 0; }
  [data-compare] { display: grid; gap: 16px; }
  table { width: 100%; border-collapse: collapse; font-size: ${font.s}; }
  thead th, tbody th { font-weight: ${weight.regular}; font-size: ${font.xs}; color: ${color.ink2}; text-align: left; }
  tbody tr { border-top: 1px solid ${color.line}; }
  tbody tr + tr { border-color: ${color.lineSoft}; }
  td, th { padding: 6px 8px 6px 0; }
  [data-ask] { padding-left: 8px; background: ${color.bg}; }
  em { font-style: normal; font-weight: ${weight.bold}; font-size: ${font.xs}; white-space: nowrap; color: ${color.primaryText}; }
  em[data-more='true'] { color: ${color.dangerText}; }
  blockquote { margin: 0; padding: 2px 0 2px 10px; border-left: 3px solid ${color.line}; color: ${color.ink2}; font-size: ${font.s}; overflow-wrap: anywhere; }
  summary { min-height: ${target}; display: flex; align-items: center; color: ${color.primaryFill}; cursor: pointer; font-size: ${font.s}; }
  details ul { margin: 0; padding-left: 1.2em; font-size: ${font.s}; }
  footer { display: grid; gap: 12px; padding-top: 12px; border-top: 1px solid ${color.lineSoft}; }
  [data-pay] strong { font-size: ${font.xl}; line-height: 1.2; margin-left: 4px; }
  [data-pay] em { font-size: ${font.s}; margin-left: 8px; }
  [data-acts] { display: flex; gap: 8px; }
  [data-acts] > button { flex: 1; }
  [data-sure] { display: grid; gap: 12px; padding: 12px 14px; border-radius: ${radius}; background: ${color.primaryTint}; }
  [data-due] { font-size: ${font.xs}; color: ${color.ink2}; text-align: right; }
  ${media.tablet} {
    padding: 18px 24px;
    [data-compare] { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; gap: 32px; }
    footer { grid-template-columns: 1fr auto; align-items: center; }
    [data-acts] > button { flex: none; }
    [data-sure], [data-due], footer > form { grid-column: 1 / -1; }
    [data-sure] { grid-template-columns: 1fr auto; align-items: center; }
  }
`
