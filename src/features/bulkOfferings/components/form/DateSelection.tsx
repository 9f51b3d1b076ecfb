import { BudgetApproval } from '@/components/budgets/BudgetApproval'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { BulkCheck } from '@/features/bulkOfferings/hooks/useBulkCheck'
import type { SelectedDates } from '@/features/bulkOfferings/hooks/useSelectedDates'
import { peopleIn, type Conditions } from '@/features/bulkOfferings/lib/bulkValues'
import { monthOf, type Day } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'
import { ActionBar } from '@/ui/layout/ActionBar'
import * as S from './DateSelection.styles'
import { DayGrid } from './DayGrid'
import { SelectedDatesSection } from './SelectedDatesSection'
import { SourceCard } from './SourceCard'

type Props = {
  clientId: string
  source: OfferingDetail
  range: { today: Day; first: Day; last: Day }
  base: Conditions
  items: readonly MultidateDate[]
  selectedDates: SelectedDates
  check: BulkCheck
  holidayOf: (day: Day) => string | undefined
  closureOf: (day: Day) => string | undefined
  onChangeSource: () => void
  onContinue: () => void
  onPreloadConfirm: () => void
}

/** Step 1: the calendar, the selected dates with their errors, and the expected cost. */
export function DateSelection({
  clientId,
  source,
  range,
  base,
  items,
  selectedDates,
  check,
  holidayOf,
  closureOf,
  onChangeSource,
  onContinue,
  onPreloadConfirm,
}: Props) {
  const refusal = check.validation?.refused
  const errorCount = errorCountOf(items, check)
  return (
    <>
      <S.Columns>
        <S.MainColumn>
          <SourceCard source={source} onChange={onChangeSource} />
          {refusal && (
            <Notice tone='error' live title='このひな形では募集できません'>
              {refusal}
            </Notice>
          )}
          {check.validation?.budgets.map((budget) => (
            <BudgetApproval
              key={budget.month}
              clientId={clientId}
              budget={budget}
              onChange={check.retry}
            />
          ))}
          <DayGrid
            clientId={clientId}
            {...range}
            selectedDates={selectedDates}
            holidayOf={holidayOf}
            closureOf={closureOf}
          />
        </S.MainColumn>
        <SelectedDatesSection
          clientId={clientId}
          items={items}
          base={base}
          selectedDates={selectedDates}
          check={check}
        />
      </S.Columns>
      <ActionBar summary={<Summary items={items} check={check} hasErrors={errorCount > 0} />}>
        <Button
          tone='primary'
          size={48}
          disabledReason={disabledReasonOf(items.length, refusal, errorCount)}
          onPointerEnter={onPreloadConfirm}
          onFocus={onPreloadConfirm}
          onClick={onContinue}
        >
          {items.length > 0 ? `${items.length}件の内容を確認する` : '内容を確認する'}
        </Button>
      </ActionBar>
    </>
  )
}

const errorCountOf = (items: readonly MultidateDate[], { validation }: BulkCheck) =>
  items.filter((item) =>
    validation?.items.some(({ workOn, errors }) => workOn === item.workOn && errors.length > 0),
  ).length

function disabledReasonOf(count: number, refusal: string | null | undefined, errorCount: number) {
  if (count === 0) return '募集する日を選んでください。'
  if (refusal != null) return refusal
  return errorCount > 0
    ? `公開できない日が${errorCount}件あります。条件を変えるか、外してください。`
    : undefined
}

/** 「11月は利用上限の範囲内です」, or '' while that is not known. */
function usageNoteOf(items: readonly MultidateDate[], hasErrors: boolean, hasMonths: boolean) {
  const months = [...new Set(items.map((item) => `${Number(monthOf(item.workOn).slice(5))}月`))]
  if (!hasMonths || hasErrors || months.length === 0) return ''
  const subject = months.length > 2 ? '各月' : months.join('・')
  return `${subject}${months.length > 1 ? 'とも' : 'は'}利用上限の範囲内です`
}

function Summary({
  items,
  check: { validation, isChecking },
  hasErrors,
}: {
  items: readonly MultidateDate[]
  check: BulkCheck
  hasErrors: boolean
}) {
  const usageNote = usageNoteOf(items, hasErrors, (validation?.months.length ?? 0) > 0)
  return (
    <S.Summary>
      <S.SummaryCount aria-live='polite'>
        <b>
          {items.length}日 ・ のべ{peopleIn(items)}名
        </b>
        {usageNote && <small>{usageNote}</small>}
      </S.SummaryCount>
      {validation && items.length > 0 && (
        <S.SummaryCost aria-busy={isChecking}>
          {formatNumber(validation.cost.totalYen)}
          <i>円</i>
        </S.SummaryCost>
      )}
    </S.Summary>
  )
}
