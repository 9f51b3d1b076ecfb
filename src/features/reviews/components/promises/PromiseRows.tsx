import type { ReactNode } from 'react'
import type { PromisePeriod, ReviewItem } from '@/contracts/reviews/enums'
import type { OfferPromises, Share } from '@/contracts/reviews/schemas'
import { LATE_END_MIN, MIN_WORKERS_TO_SHOW } from '@/domain/reviews/promises'
import { reviewItemWords } from '@/domain/workers/review'
import * as S from '@/features/reviews/PromisesScreen.styles'
import { formatHours } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'

type Props = { clientId: string; offer: OfferPromises; period: PromisePeriod }

const percentOf = ({ percent }: Share) => (percent === null ? '' : `(${percent}%)`)
const NOT_ASKED = 'ワーカーには聞いていません。'

/** Each promise of a template, beside what workers answered and what was recorded. */
export function PromiseRows({ clientId, offer, period }: Props) {
  const { promised, records } = offer
  const { clothing, belongings, breakMin, transportationYen } = promised
  const answer = (item: ReviewItem) => (
    <Answer clientId={clientId} offer={offer} period={period} item={item} />
  )
  const others = [
    `交通費 ${transportationYen === 0 ? 'なし' : formatYen(transportationYen)}`,
    clothing,
    ...belongings,
  ].filter((text) => text !== '')
  return (
    <S.Rows>
      <Row
        name='時間'
        promise={`${formatHours(promised.startAt, promised.endAt)}・${promised.overtimePossible ? '残業あり' : '残業なし'}`}
      >
        {answer('onTime')}
        <p>
          {records
            ? `${LATE_END_MIN}分を超えて延びた勤務 ${records.endedLate.count}/${records.endedLate.total}回${percentOf(records.endedLate)}`
            : fewText('記録')}
        </p>
      </Row>
      <Row name='仕事の内容' promise={<S.Clamped>{promised.jobDescription}</S.Clamped>}>
        {answer('asDescribed')}
      </Row>
      <Row name='休憩' promise={breakMin === 0 ? 'なし' : `${breakMin}分`}>
        <p>
          {records
            ? `修正依頼で短くなった勤務 ${records.breakShortened.count}/${records.breakShortened.total}回${percentOf(records.breakShortened)}`
            : fewText('記録')}
        </p>
      </Row>
      <Row name='また働きたい' promise='–'>
        {answer('wantAgain')}
      </Row>
      <Row name='そのほか' promise={others.join('・')}>
        <p>{NOT_ASKED}</p>
      </Row>
    </S.Rows>
  )
}

const fewText = (what: '答え' | '記録') =>
  `${what}が${MIN_WORKERS_TO_SHOW}名に満たないため、出しません。`

type RowProps = { name: string; promise: ReactNode; children: ReactNode }
function Row({ name, promise, children }: RowProps) {
  return (
    <li>
      <b>{name}</b>
      <div>
        <small>募集に書いたこと</small>
        <p>{promise}</p>
      </div>
      <div>
        <small>働いた人の答えと記録</small>
        {children}
      </div>
    </li>
  )
}

/** How many answered yes, with a link to those who answered no. */
function Answer({ clientId, offer, period, item }: Props & { item: ReviewItem }) {
  if (!offer.answers) return <p>{fewText('答え')}</p>
  const share = offer.answers[item]
  const noCount = share.total - share.count
  const word = reviewItemWords[item]
  return (
    <p>
      「{word}」{share.count}/{share.total}件{percentOf(share)}{' '}
      {noCount > 0 && (
        <Link
          href={href(
            routes.clientReviews,
            { clientId },
            { offerId: offer.offerId, period, answeredNo: item },
          )}
          aria-label={`${offer.title}の「${word}」: いいえ ${noCount}件`}
        >
          いいえ {noCount}件
        </Link>
      )}
    </p>
  )
}
