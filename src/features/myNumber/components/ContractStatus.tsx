import { CircleCheck } from 'lucide-react'
import type { EntrustmentContract } from '@/contracts/myNumber/schemas'
import * as S from '@/features/myNumber/SalaryLimitScreen.styles'
import { formatFullDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Notice } from '@/ui/feedback/Notice'

type Props = {
  contract: EntrustmentContract
  /** The pay of the year, in yen, from which a request is possible. */
  thresholdYen: number | undefined
}

/** Whether the contract that requests for individual numbers require is concluded. */
export function ContractStatus({ contract, thresholdYen }: Props) {
  if (contract.status !== 'concluded') {
    return (
      <Notice tone='warning' title='個人番号取扱委託契約が締結されていません'>
        マイナンバーの提供を依頼するには、契約が必要です。企業の管理者から運営にお問い合わせください。
      </Notice>
    )
  }
  return (
    <S.Contract>
      <CircleCheck size={18} aria-hidden />
      <b>個人番号取扱委託契約 締結済み</b>
      {contract.concludedOn && <span>{formatFullDay(contract.concludedOn)}</span>}
      {thresholdYen !== undefined && (
        <small>
          年の上限は12月1日から11月30日まで、同じ企業のすべての店舗の合計で数えます。
          {formatYen(thresholdYen)}
          に達した方には、マイナンバーの提供を依頼できます。提供されると、年の上限がなくなります。月の上限は残ります。
        </small>
      )}
    </S.Contract>
  )
}
