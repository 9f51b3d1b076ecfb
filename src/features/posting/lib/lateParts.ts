import { arriving } from '@/lib/browser/arriving'

const lower = () =>
  import('@/features/posting/components/form/DetailSections').then((m) => m.DetailSections)
const faults = () => import('@/ui/fields/FormErrorSummary').then((m) => m.FormErrorSummary)

/** What of the form is not in the page itself: it comes when it comes near or is needed. */
export const useLeaveGuard = arriving(() =>
  import('@/features/posting/components/confirmation/LeaveGuard').then((m) => m.LeaveGuard),
)
export const useLowerSections = arriving(lower)
export const useFormErrorSummary = arriving(faults)
export const useCostBar = arriving(() =>
  import('@/features/posting/components/cost/CostBar').then((m) => m.CostBar),
)

/** Fetches what belongs to filling in: called when somebody begins to. What fails is asked for again where it is wanted. */
export const fetchParts = () =>
  Promise.all([lower(), faults()]).then(
    () => undefined,
    () => undefined,
  )
