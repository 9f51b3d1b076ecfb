import type { ReactNode } from 'react'
import { reviewPeriods, reviewItems } from '@/contracts/reviews/enums'
import type { ClientEvaluation } from '@/contracts/reviews/schemas'
import { reviewPeriodLabel } from '@/domain/reviews/promises'
import { reviewItemWords } from '@/domain/workers/review'
import type { QueryValue } from '@/lib/query'
import type { routes } from '@/routes/routes'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import { type Found } from '@/ui/fields/filters/foundText'

type ReviewQuery = QueryValue<typeof routes.clientReviews.query>
type Props = {
  query: ReviewQuery
  evaluation: ClientEvaluation | undefined
  /** The menu of saved conditions. */
  views: ReactNode
  onChange: (change: Partial<ReviewQuery>) => void
  found: Found | undefined
  onClear: (() => void) | undefined
}

/** Filters by kind, comment and offer, each with its number of reviews, and by answer and period. */
export function ClientReviewFilters({ query, evaluation, views, found, onChange, onClear }: Props) {
  const offers = evaluation?.offers ?? []
  return (
    <FilterBar strip views={views} found={found} {...(onClear ? { onClear } : {})}>
      <FilterSwitch
        label={`Badのみ${evaluation ? ` ${evaluation.badCount}件` : ''}`}
        on={query.kind === 'bad'}
        onChange={(on) => onChange({ kind: on ? 'bad' : '' })}
      />
      <FilterSwitch
        label={`コメントあり${evaluation ? ` ${evaluation.commentCount}件` : ''}`}
        on={query.hasComment === '1'}
        onChange={(on) => onChange({ hasComment: on ? '1' : '' })}
      />
      {evaluation?.offers.length !== 0 && (
        <FilterSelect
          label='ひな形'
          all='すべてのひな形'
          value={query.offerId > 0 ? String(query.offerId) : ''}
          options={offers.map((offer) => ({
            value: String(offer.offerId),
            label: `${offer.title} (${offer.count}件)`,
          }))}
          onChange={(value) => onChange({ offerId: Number(value) })}
        />
      )}
      <FilterSelect
        label='答え'
        all='すべての答え'
        value={query.answeredNo}
        options={reviewItems.map((item) => ({
          value: item,
          label: `${reviewItemWords[item]}: いいえ`,
        }))}
        onChange={(answeredNo) => onChange({ answeredNo })}
      />
      <FilterSelect
        label='期間'
        all='すべての期間'
        value={query.period}
        options={reviewPeriods.map((period) => ({
          value: period,
          label: `過去${reviewPeriodLabel[period]}の勤務`,
        }))}
        onChange={(period) => onChange({ period })}
      />
    </FilterBar>
  )
}
