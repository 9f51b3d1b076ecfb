import type { ReactNode } from 'react'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { cancelCountdown } from '@/domain/matchings/matching'
import { closeRuleLabel, offeringStatusLongLabel } from '@/domain/offerings/labels'
import { ladderLabel } from '@/domain/offerings/ladderLabels'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { scopeWords, switchWords } from '@/domain/offerings/scopeWords'
import { useNowEachMinute } from '@/features/offerings/hooks/useNowEachMinute'
import { offeringStatusChip } from '@/features/offerings/lib/offeringStatusChip'
import { serverNow } from '@/lib/clock'
import {
  tradingDayOf,
  formatDay,
  formatDuration,
  formatEnd,
  formatSlashDay,
  formatTime,
  minutesBetween,
  minutesOfTradingDay,
} from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { PageMeta } from '@/shell/page/PageMeta'
import { Countdown } from '@/ui/data-display/shift/Countdown'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { TimeScale } from '@/ui/data-display/shift/TimeScale'
import { StatusChip } from '@/ui/data-display/StatusChip'
import * as S from './OfferingHeader.styles'

/** The header of an offering: when it is, its state, and its cost. */
export function OfferingHeader({
  offering,
  actions,
}: {
  offering: OfferingDetail
  /** Undefined while the permissions are loading, which reserves the space; false if no action is permitted. */
  actions: ReactNode
}) {
  const now = useNowEachMinute()
  const nowInstant = now.toISOString()
  const start = minutesOfTradingDay(offering.startAt)
  const isAhead = offering.status === 'published' || offering.status === 'matching'
  const facts = factsOf(offering)
  return (
    <S.BigTicket data-status={offering.status}>
      <PageMeta title={`${offering.title} ${formatDay(offering.startAt, now)}`} />
      <div data-when=''>
        <b data-date=''>{formatDay(offering.startAt, now)}</b>
        <p data-hours=''>
          <b>{formatTime(offering.startAt)}</b>
          <i>〜</i>
          <b>{formatEnd(offering.startAt, offering.endAt)}</b>
        </p>
        <p>
          {offering.breakMin > 0 ? `休憩${offering.breakMin}分` : '休憩なし'} ・ 実働
          {formatDuration(offering.pay.workMin)}
          {offering.pay.nightMin > 0 && `(深夜${formatDuration(offering.pay.nightMin)})`}
        </p>
      </div>
      <div data-body=''>
        <div data-chips=''>
          <HeaderChips offering={offering} now={now} isAhead={isAhead} />
        </div>
        {isAhead && offering.ladder === null && offering.scope !== 'public' && (
          <p data-scope=''>
            {scopeWords[offering.scope]}
            {offering.autoPublicAt !== null && ` ${switchWords(offering.autoPublicAt, now)}`}
          </p>
        )}
        <h1 tabIndex={-1}>{offering.title}</h1>
        <TimeScale
          big
          state={offering.status}
          start={start}
          end={start + minutesBetween(offering.startAt, offering.endAt)}
          {...(tradingDayOf(nowInstant) === tradingDayOf(offering.startAt)
            ? { now: minutesOfTradingDay(nowInstant) }
            : {})}
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
      {actions !== false && <div data-buttons=''>{actions}</div>}
    </S.BigTicket>
  )
}

type Fact = [label: string, value: ReactNode, note?: ReactNode]

/** Seats, deadline, pay and expected cost. */
function factsOf(offering: OfferingDetail): Fact[] {
  return [
    [
      '募集',
      <SeatDots
        key='pips'
        filled={offering.peopleMatched}
        total={offering.peopleWanted}
        ended={offering.endedSeatCount}
        recruiting={offering.status === 'published'}
        big
      />,
    ],
    [
      '申し込みの締切',
      `${formatSlashDay(offering.closesAt, serverNow())} ${formatTime(offering.closesAt)}`,
      closeRuleLabel[offering.closeRule],
    ],
    [
      '時給 / 交通費',
      `${formatYen(offering.hourlyWageYen)} / ${offering.transportationYen > 0 ? formatYen(offering.transportationYen) : 'なし'}`,
      `1人あたりの報酬 ${formatYen(offering.pay.grossYen)}${offering.pay.bonusYen > 0 ? `(うちボーナス ${formatYen(offering.pay.bonusYen)})` : ''}`,
    ],
    ...costFactOf(offering),
  ]
}

/** The expected cost; empty for accounts that may not read amounts. */
function costFactOf({ peopleMatched, peopleWanted, cost, matchedCost }: OfferingDetail): Fact[] {
  const estimate = peopleMatched > 0 ? matchedCost : cost
  if (!estimate || !cost) return []
  const note =
    peopleMatched > 0 && peopleMatched < peopleWanted
      ? `${estimate.people}名・税込(全員で ${formatYen(cost.totalYen)})`
      : `${estimate.people}名・税込`
  return [['費用の見込み', formatYen(estimate.totalYen), note]]
}

function statusText(offering: OfferingDetail) {
  if (offering.unfilled) return '不成立'
  return offering.isFull && offering.status === 'published'
    ? '満枠'
    : offeringStatusLongLabel[offering.status]
}

/** The leave allowance for the matched workers if the store cancels; empty for accounts that may not read amounts. */
const cancelCostOf = ({ matchedCost }: OfferingDetail) =>
  matchedCost
    ? { cost: matchedCost.wagesYen + matchedCost.premiumsYen + matchedCost.transportationYen }
    : {}

/** Who sees the offering, or will see it once it is published: 「グループ限定公開「ホール」」. */
function scopeText({ status, scope, ladder, groups, position }: OfferingDetail) {
  const audienceNames = scope === 'group' ? groups.map(({ name }) => name) : []
  if (scope === 'badge' && position) audienceNames.push(position.name)
  return [
    status === 'unpublished' && '公開したら ',
    ladder && `${ladderLabel}: いま`,
    publicationScopeLabel[scope],
    ...audienceNames.map((name) => `「${name}」`),
  ]
    .filter(Boolean)
    .join('')
}

function HeaderChips({
  offering,
  now,
  isAhead,
}: {
  offering: OfferingDetail
  now: Date
  isAhead: boolean
}) {
  const countdown = cancelCountdown(
    offering.startAt,
    now,
    offering.publishedAt ?? offering.createdAt,
  )
  return (
    <>
      <StatusChip kind={offeringStatusChip(offering).kind} label={statusText(offering)} />
      <StatusChip
        kind={offering.scope === 'graduate' ? 'violet' : 'outline'}
        label={scopeText(offering)}
      />
      {isAhead && countdown.near && offering.peopleMatched > 0 && (
        <div>
          <Countdown
            minutesLeft={countdown.passed ? 0 : countdown.remainingMin}
            exact
            {...(countdown.passed ? cancelCostOf(offering) : {})}
          />
        </div>
      )}
    </>
  )
}
