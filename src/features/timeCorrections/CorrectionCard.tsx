import { Clock3, ScanLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError, notifyError } from '@/api/client'
import { useMutation } from '@/api/hooks'
import { fixPaymentRequests } from '@/contracts/fixPaymentRequests'
import type { FixPaymentRequest } from '@/contracts/fixPaymentRequests/schemas'
import { bulkLimitMin } from '@/domain/matchings/paymentCorrection'
import { fixPaymentRequestStatusLabel, fixReasonLabel } from '@/domain/labels'
import { arriving } from '@/lib/browser/arriving'
import {
  addDays,
  dayOf,
  formatDateTime,
  formatDay,
  formatMonth,
  formatTime,
  minutesBetween,
  monthOf,
} from '@/lib/dates/tokyoDate'
import { formatNumber, formatYen, formatYenDiff } from '@/lib/text/money'
import { notify } from '@/lib/notifications/notificationQueue'
import { Avatar } from '@/ui/data-display/Avatar'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { clockBeside } from './clockBeside'
import { TimeBars } from './TimeBars'
import * as S from './CorrectionCard.styles'

// Its fields bring the form library.
const loadForm = () => import('./RejectForm').then((m) => m.RejectForm)
const useRejectForm = arriving(loadForm)

type Props = {
  clientId: string
  request: FixPaymentRequest
  may: boolean
  selected?: boolean
  onSelect?: (on: boolean) => void
  /** A reason is being written: what the server says meanwhile must not take it away. */
  onWriting: (writing: boolean) => void
  /** The answer goes out: this card is about to leave the list. */
  onAnswering: () => void
  /** The server refused: what is shown here is old. */
  onRefused: () => void
}
const rest = (minutes: number) => (minutes > 0 ? `${minutes}分` : 'なし')
/** Minutes of work that a change adds (red, ▲) or takes away (blue, ▼): a later start takes away. The sign always stands beside the colour. */
function Change({ minutes }: { minutes: number }) {
  return minutes === 0 ? null : (
    <em data-more={minutes > 0}>
      {minutes > 0 ? '▲' : '▼'}
      {Math.abs(minutes)}分
    </em>
  )
}

/** 「明日」 and the like before a day that is near. */
const nearDay = (at: string, now: Date) =>
  ({ [dayOf(now)]: '今日 ', [addDays(dayOf(now), 1)]: '明日 ' })[dayOf(at)]

/** One correction. The confirmation opens inside the card and says the pay it fixes. */
export function CorrectionCard({
  clientId,
  request: r,
  may,
  selected = false,
  onSelect,
  onWriting,
  onAnswering,
  onRefused,
}: Props) {
  const root = useRef<HTMLElement>(null)
  const was = useRef<'approve' | 'reject'>(undefined)
  const [doing, setDoing] = useState<'approve' | 'reject'>()
  const [RejectForm] = useRejectForm(doing === 'reject')
  const [answer, answering] = useMutation(fixPaymentRequests.answer)
  const { planned, requested, scans } = r
  const yen = requested.pay.grossYen
  const diff = r.diff.grossYen
  const now = new Date()
  const near = nearDay(r.dueAt, now)
  const open = r.status === 'requested'
  const clock = (at: string | null) => (at === null ? 'なし' : clockBeside(planned.startAt, at))
  const rows: [string, string, string, string, number][] = [
    [
      '開始',
      clock(planned.startAt),
      clock(scans.checkedInAt),
      clock(requested.startAt),
      minutesBetween(requested.startAt, planned.startAt),
    ],
    [
      '終了',
      clock(planned.endAt),
      clock(scans.checkedOutAt),
      clock(requested.endAt),
      minutesBetween(planned.endAt, requested.endAt),
    ],
    [
      '休憩',
      rest(planned.breakMin),
      '–',
      rest(requested.breakMin),
      planned.breakMin - requested.breakMin,
    ],
  ]
  const far =
    Math.max(
      Math.abs(minutesBetween(planned.startAt, requested.startAt)),
      Math.abs(minutesBetween(planned.endAt, requested.endAt)),
    ) > bulkLimitMin
  useEffect(() => {
    if (doing === 'reject' && !RejectForm) return
    const before = was.current
    const there = document.activeElement
    was.current = doing
    if (before === doing || (there !== document.body && !root.current?.contains(there))) return
    root.current
      ?.querySelector<HTMLElement>(doing ? '[data-panel]' : `[data-act='${before}']`)
      ?.focus()
  }, [doing, RejectForm])
  useEffect(() => {
    const panel =
      doing === 'approve' ? root.current?.querySelector<HTMLElement>('[data-panel]') : undefined
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDoing(undefined)
    }
    panel?.addEventListener('keydown', leave)
    return () => {
      panel?.removeEventListener('keydown', leave)
    }
  }, [doing])
  function turn(to: typeof doing) {
    setDoing(to)
    onWriting(to === 'reject')
  }
  async function approve() {
    onAnswering()
    try {
      await answer({
        clientId,
        fixPaymentRequestId: r.id,
        body: { action: 'approve', grossYen: yen, lockVersion: r.lockVersion },
      })
      notify({
        type: 'success',
        body: [`${r.name}さんの修正依頼を ${formatYen(yen)} で承認しました。`],
      })
    } catch (problem) {
      notifyError(problem)
      // Without an answer it may be pressed again; a refusal means that other figures stand here soon.
      if (problem instanceof ApiError && problem.status >= 400 && problem.status < 500) {
        setDoing(undefined)
        onRefused()
      }
    }
  }
  return (
    <S.Card
      ref={root}
      tabIndex={-1}
      data-on={selected || undefined}
      aria-label={`${r.name}さんの修正依頼`}
    >
      <header>
        {onSelect && (
          <label data-pick=''>
            <input
              type='checkbox'
              checked={selected}
              onChange={(e) => onSelect(e.target.checked)}
              aria-label={`${r.name}さんの修正依頼を選択`}
            />
          </label>
        )}
        <Avatar name={r.name} />
        <span data-name=''>
          <b>{r.name}</b>
          <small>{r.nameKana}</small>
        </span>
        <span data-chips=''>
          {scans.lateMin > 0 && (
            <StatusChip kind='late' icon={Clock3} label={`遅刻 ${scans.lateMin}分`} />
          )}
          {open ? (
            r.evidence === 'matches' ? (
              <StatusChip kind='success' icon={ScanLine} label='QR一致' />
            ) : (
              <StatusChip
                kind='warning'
                icon={ScanLine}
                label={r.evidence === 'missing' ? 'QRなし' : '打刻と差あり'}
              />
            )
          ) : (
            <StatusChip
              kind={
                r.status === 'rejected'
                  ? 'error'
                  : r.status === 'withdrawn'
                    ? 'finished'
                    : 'success'
              }
              label={fixPaymentRequestStatusLabel[r.status]}
            />
          )}
        </span>
      </header>
      <p data-shift=''>
        <b>
          {formatDay(planned.startAt, now)} {formatTime(planned.startAt)}〜
          {dayOf(planned.endAt) === dayOf(planned.startAt)
            ? ''
            : `${formatDay(planned.endAt, now)} `}
          {formatTime(planned.endAt)}
        </b>
        <span>{r.offeringTitle}</span>
      </p>
      <div data-compare=''>
        <table>
          <caption>
            <VisuallyHidden>予定・打刻・申請の比較</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td />
              <th scope='col'>予定</th>
              <th scope='col'>打刻</th>
              <th scope='col'>申請</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, plan, scan, ask, change]) => (
              <tr key={label}>
                <th scope='row'>{label}</th>
                <td>{plan}</td>
                <td>{scan}</td>
                <td data-ask=''>
                  {change === 0 ? ask : <b>{ask}</b>} <Change minutes={change} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <TimeBars request={r} />
      </div>
      {r.reasonKinds.length > 0 && (
        <p data-tags=''>
          {r.reasonKinds.map((kind) => (
            <Tag key={kind}>{fixReasonLabel[kind]}</Tag>
          ))}
        </p>
      )}
      {r.reasonText && <blockquote>{r.reasonText}</blockquote>}
      {r.colleagues.length > 0 && r.evidence !== 'matches' && open && (
        <details>
          <summary>同じ勤務の{r.colleagues.length}名の打刻を見る</summary>
          <ul>
            {r.colleagues.map((c) => (
              <li key={c.userId}>
                {c.name}さん {c.checkedInAt ? clock(c.checkedInAt) : '打刻なし'}〜
                {c.checkedOutAt ? clock(c.checkedOutAt) : '打刻なし'}
              </li>
            ))}
          </ul>
        </details>
      )}
      {open && r.bulkRefusal && (
        <Notice
          tone='warning'
          {...(far && r.evidence !== 'matches'
            ? { title: `予定との差が${bulkLimitMin}分を超えています。` }
            : {})}
        >
          {r.bulkRefusal}
        </Notice>
      )}
      {r.adjustmentMonth && (open || r.status.endsWith('approved')) && (
        <Notice tone='plain'>
          {formatMonth(monthOf(planned.startAt))}分の請求は確定しています。予定との差額は、
          {formatMonth(r.adjustmentMonth)}分の請求で調整します。
        </Notice>
      )}
      {open && r.refusal && may && <Notice tone='plain'>{r.refusal}</Notice>}
      {!open && r.responseReason && (
        <blockquote>
          差し戻しの理由: {r.responseReason}
          {r.counter &&
            `(店舗の提案 ${clock(r.counter.startAt)}〜${clock(r.counter.endAt)}・休憩${rest(r.counter.breakMin)})`}
        </blockquote>
      )}
      <footer>
        <p data-pay=''>
          <span>確定する報酬</span>{' '}
          <strong>
            {formatNumber(yen)}
            <small>円</small>
          </strong>{' '}
          {diff !== 0 && <em data-more={diff > 0}>{formatYenDiff(diff)}</em>}
        </p>
        {open && may && doing === undefined && (
          <div data-acts=''>
            <Button
              size={44}
              data-act='reject'
              disabled={r.refusal !== null}
              onPointerEnter={() => void loadForm()}
              onFocus={() => void loadForm()}
              onClick={() => turn('reject')}
            >
              差し戻す
            </Button>
            <Button
              size={44}
              data-act='approve'
              disabled={r.refusal !== null}
              tone='primary'
              onClick={() => turn('approve')}
            >
              承認する
            </Button>
          </div>
        )}
        {doing === 'approve' && (
          <div
            data-panel=''
            role='group'
            aria-label='承認の確認'
            aria-describedby={`sure-${r.id}`}
            tabIndex={-1}
          >
            <p id={`sure-${r.id}`}>
              <b>{formatYen(yen)}で確定します。</b>あとから取り消せません。
            </p>
            <div data-acts=''>
              <Button size={44} onClick={() => turn(undefined)}>
                やめる
              </Button>
              <Button tone='primary' size={44} loading={answering} onClick={() => void approve()}>
                {formatYen(yen)}で承認する
              </Button>
            </div>
          </div>
        )}
        {doing === 'reject' && RejectForm && (
          <RejectForm
            clientId={clientId}
            request={r}
            onAnswering={onAnswering}
            onRefused={onRefused}
            onClose={() => turn(undefined)}
          />
        )}
        <p data-due=''>
          {open ? (
            <>
              期限{' '}
              {near ? (
                <b>
                  {near}
                  {formatDateTime(r.dueAt, now)}
                </b>
              ) : (
                formatDateTime(r.dueAt, now)
              )}
            </>
          ) : (
            `${r.respondedByName ? `${r.respondedByName}さんが` : ''}${r.respondedAt ? formatDateTime(r.respondedAt, now) : ''}に対応`
          )}
        </p>
      </footer>
    </S.Card>
  )
}
