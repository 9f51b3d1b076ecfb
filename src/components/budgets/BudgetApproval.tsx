import dynamic from 'next/dynamic'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

/** BudgetApprovalNotice; its code loads when an offering does not fit into the budget. */
export const BudgetApproval = dynamic(
  () => import('./BudgetApprovalNotice').then((m) => m.BudgetApprovalNotice),
  { ssr: false, loading: LazyDialogBoundary },
)
