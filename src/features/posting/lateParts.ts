import { arriving } from '@/lib/arriving'

const lower = () => import('./LowerSections').then((m) => m.LowerSections), faults = () => import('@/ui/FormErrorSummary').then((m) => m.FormErrorSummary)

/** What of the form is not in the page itself. The first parts come while the screen reads, the others when they come near or are needed. */
export const useFirstParts = arriving(() => import('./firstParts').then((m) => m.firstParts)), useLeaveGuard = arriving(() => import('./LeaveGuard').then((m) => m.LeaveGuard))
export const useLowerSections = arriving(lower), useFormErrorSummary = arriving(faults), useCostBar = arriving(() => import('./CostBar').then((m) => m.CostBar))

/** Fetches what belongs to filling in: called when somebody begins to. What fails is asked for again where it is wanted. */
export const fetchParts = () => Promise.all([lower(), faults()]).then(() => undefined, () => undefined)
