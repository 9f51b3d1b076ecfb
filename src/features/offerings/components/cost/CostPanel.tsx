import { ladderLabel } from '@/domain/offerings/ladderLabels'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import type { OfferingPreview } from '@/features/offerings/hooks/useOfferingPreview'
import type { OfferingValues } from '@/features/offerings/lib/offeringValues'
import { serverNow } from '@/lib/clock'
import { formatDay, formatHours } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { CostBill } from './CostBill'
import * as S from './CostPanel.styles'

type Props = { preview: OfferingPreview; values: OfferingValues }

/** When the shift is and what it costs, updated while the form is edited. */
export function CostPanel({
  preview: { validation, details, isChecking, hasFailed, retry },
  values,
}: Props) {
  const shift = details ?? shiftOfInput(values)
  const wage = values.hourlyWageYen
  return (
    <S.Panel aria-busy={isChecking} aria-label='費用の見込み'>
      <S.When>
        {shift ? (
          <>
            <span>{formatDay(shift.startAt, serverNow())}</span>
            <b>{formatHours(shift.startAt, shift.endAt)}</b>
          </>
        ) : (
          <b>日時を入れると費用が出ます</b>
        )}
        {values.peopleWanted !== null && (
          <small>
            {values.peopleWanted}名 ・{' '}
            {values.ladder ? ladderLabel : publicationScopeLabel[values.scope]}
          </small>
        )}
      </S.When>
      {hasFailed && (
        <S.Failure role='alert'>
          費用を計算できませんでした。表示は、変更する前のものです。
          <Button size={32} onClick={retry}>
            計算し直す
          </Button>
        </S.Failure>
      )}
      <S.Bill>
        {details && wage !== null && (
          <CostBill preview={details} hourlyWageYen={wage} graduateFee={validation?.graduateFee} />
        )}
      </S.Bill>
      {validation?.usage && details && (
        <S.Limit>
          公開後の利用上限まで
          <b>{formatYen(Math.max(0, validation.usage.remainingYen - details.cost.totalYen))}</b>
        </S.Limit>
      )}
    </S.Panel>
  )
}
