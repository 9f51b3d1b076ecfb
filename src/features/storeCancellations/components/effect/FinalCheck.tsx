import * as S from '@/features/storeCancellations/components/CancelForm.styles'
import type { CancelFormApi } from '@/features/storeCancellations/lib/cancelValues'
import { formatYen } from '@/lib/text/money'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'

type Props = { form: CancelFormApi; dueYen: number; isJudgementChanged: boolean }

/** The checkbox that agrees to the payment, and the warning that a cancellation cannot be undone. */
export function FinalCheck({ form, dueYen, isJudgementChanged }: Props) {
  return (
    <>
      {dueYen > 0 && (
        <CheckboxField
          form={form}
          name='agreedToPay'
          boxed
          hideTag
          required
          help={
            isJudgementChanged &&
            '判定が変わりました。いまの金額を確認してから、チェックを入れてください。'
          }
          label={
            <>
              <b>休業手当 {formatYen(dueYen)}の支払いが発生する</b>ことを確認しました
            </>
          }
        />
      )}
      <S.FinalWarning>この操作は取り消せません</S.FinalWarning>
    </>
  )
}
