import { Wallet } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { budgets } from '@/contracts/budgets'
import type { ExceededBudget } from '@/contracts/budgets/schemas'
import { budgetRequestText } from '@/domain/restrictions/budget'
import { serverNow } from '@/lib/clock'
import { formatMonth } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'

const BudgetRequestSheet = dynamic(
  () => import('./BudgetRequestSheet').then((module) => module.BudgetRequestSheet),
  { loading: LazyBoundary },
)
type Props = {
  clientId: string
  budget: ExceededBudget
  /** Keeps the input until head office has decided; undefined if nothing has to be kept. */
  onKeep?: (() => void) | undefined
  isKeeping?: boolean
  /** A request was sent or withdrawn, so the validation of the offering has changed. */
  onChange: () => void
}

/** The notice that an offering exceeds the budget of the store, with the request for approval by head office. */
export function BudgetApprovalNotice({
  clientId,
  budget,
  onKeep,
  isKeeping = false,
  onChange,
}: Props) {
  const { month, budgetYen, forecastYen, request } = budget
  const [isAsking, setIsAsking] = useState(false)
  const [withdraw, isWithdrawing] = useMutation(budgets.withdraw)
  const isOpen = request?.status === 'submitted'
  async function takeBack() {
    if (!request) return
    try {
      await withdraw({ clientId, budgetRequestId: String(request.id) })
      notify({ type: 'success', body: ['予算の追加の依頼を取り下げました。'] })
    } catch (error) {
      notifyError(error)
    }
    onChange()
  }
  return (
    <>
      <Notice
        tone='warning'
        icon={Wallet}
        live
        title={isOpen ? '本部の承認を待っています' : '公開するには本部の承認が必要です'}
        action={
          <>
            {isOpen ? (
              <Button size={32} loading={isWithdrawing} onClick={() => void takeBack()}>
                依頼を取り下げる
              </Button>
            ) : (
              <Button {...preloadDialog} size={32} onClick={() => setIsAsking(true)}>
                本部に依頼する
              </Button>
            )}
            {onKeep && (
              <Button size={32} loading={isKeeping} onClick={onKeep}>
                公開せずに保存する
              </Button>
            )}
          </>
        }
      >
        {formatMonth(month)}の予算{formatYen(budgetYen)}に対して、公開すると{formatYen(forecastYen)}
        になります。{request && budgetRequestText(request, serverNow())}
      </Notice>
      {isAsking && (
        <BudgetRequestSheet
          clientId={clientId}
          budget={budget}
          onSent={onChange}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
