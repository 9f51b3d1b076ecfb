import type { ReactNode } from 'react'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { closeRuleLabel, offeringStatusLongLabel, publicationScopeLabel } from '@/domain/labels'
import { cancelCountdown } from '@/domain/matchings/matching'
import { scopeWords, switchWords } from '@/domain/offerings/scopeWords'
import {
  businessMinutes,
  addMinutes,
  dayOf,
  formatDateTime,
  formatDay,
  formatDuration,
  formatEnd,
  formatSlashDay,
  formatTime,
  minutesBetween,
  msOf,
  minutesOfDay,
} from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { Countdown } from '@/ui/data-display/Countdown'
import { SeatDots } from '@/ui/data-display/SeatDots'
import { TimeScale } from '@/ui/data-display/TimeScale'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { useMinute } from '@/features/offerings/hooks/useMinute'
import * as S from './OfferingHeader.styles'

/** Minutes of the business day, which begins at 5:00. */
const fromFive = (instant: string) => businessMinutes(minutesOfDay(instant))
const ruled = (instant: string) => dayOf(addMinutes(instant, -300))

/** The shift itself, as the big ticket: when, how it stands, and what it costs. */
export function OfferingHeader({
  offering: o,
  actions,
}: {
  offering: OfferingDetail
  /** Undefined until it is known what may be done: their room is kept. */ actions: ReactNode
}) {
  const now = useMinute()
  const at = now.toISOString()
  const start = fromFive(o.startAt)
  const countdown = cancelCountdown(o.startAt, now, o.publishedAt ?? o.createdAt)
  const ahead = o.status === 'published' || o.status === 'matching'
  const named = o.scope === 'badge' && o.position ? [o.position.name] : o.groups.map((g) => g.name)
  const estimate = o.peopleMatched > 0 ? o.matchedCost : o.cost
  const facts: [string, ReactNode, ReactNode?][] = [
    [
      '募集',
      <SeatDots
        key='pips'
        filled={o.peopleMatched}
        total={o.peopleWanted}
        recruiting={o.status === 'published'}
        big
      />,
    ],
    [
      '応募の締切',
      `${formatSlashDay(o.closesAt)} ${formatTime(o.closesAt)}`,
      closeRuleLabel[o.closeRule],
    ],
    [
      '時給 / 交通費',
      `${formatYen(o.hourlyWageYen)} / ${o.transportationYen > 0 ? formatYen(o.transportationYen) : 'なし'}`,
      `1人あたりの報酬 ${formatYen(o.pay.grossYen)}${o.pay.bonusYen > 0 ? `(うちボーナス ${formatYen(o.pay.bonusYen)})` : ''}`,
    ],
    [
      '費用の見込み',
      formatYen(estimate.totalYen),
      o.peopleMatched > 0 && o.peopleMatched < o.peopleWanted
        ? `${o.peopleMatched}名・税込(全員で ${formatYen(o.cost.totalYen)})`
        : `${estimate.people}名・税込`,
    ],
  ]
  return (
    <S.BigTicket data-s={o.status}>
      <div data-when=''>
        <b data-date=''>{formatDay(o.startAt, now)}</b>
        <p data-hours=''>
          <b>{formatTime(o.startAt)}</b>
          <i>〜</i>
          <b>{formatEnd(o.startAt, o.endAt)}</b>
        </p>
        <p>
          {o.breakMin > 0 ? `休憩${o.breakMin}分` : '休憩なし'} ・ 実働
          {formatDuration(o.pay.workMin)}
          {o.pay.nightMin > 0 && `(深夜${formatDuration(o.pay.nightMin)})`}
        </p>
      </div>
      <div data-body=''>
        <div data-chips=''>
          <StatusChip
            kind={o.status}
            label={
              o.unfilled
                ? '不成立'
                : o.isFull && o.status === 'published'
                  ? '募集中(満員)'
                  : offeringStatusLongLabel[o.status]
            }
          />
          <StatusChip
            kind='outline'
            label={`${publicationScopeLabel[o.scope]}${named.length > 0 ? `「${named.join('」「')}」` : ''}`}
          />
          {o.autoPublicAt !== null && ahead && (
            <StatusChip
              kind='outline'
              label={
                msOf(o.autoPublicAt) > now.getTime()
                  ? `${formatDateTime(o.autoPublicAt, now)}に一般公開`
                  : '空きが出たら一般公開'
              }
            />
          )}
          {ahead && o.peopleMatched > 0 && (
            <div>
              <Countdown
                minutesLeft={countdown.passed ? 0 : countdown.remainingMin}
                exact
                {...(countdown.passed
                  ? {
                      cost:
                        o.matchedCost.wagesYen +
                        o.matchedCost.premiumsYen +
                        o.matchedCost.transportationYen,
                    }
                  : {})}
              />
            </div>
          )}
        </div>
        {ahead && o.scope !== 'public' && (
          <p data-scope=''>
            {scopeWords[o.scope]}
            {o.autoPublicAt !== null && ` ${switchWords(o.autoPublicAt, now)}`}
          </p>
        )}
        <h1 tabIndex={-1}>{o.title}</h1>
        <TimeScale
          big
          state={o.status}
          start={start}
          end={start + minutesBetween(o.startAt, o.endAt)}
          {...(ruled(at) === ruled(o.startAt) ? { now: fromFive(at) } : {})}
        />
        <dl>
          {facts.map(([label, value, note]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {actions !== false && <div data-acts=''>{actions}</div>}
    </S.BigTicket>
  )
}
