import { arriving } from '@/lib/arriving'

const pay = () => import('./PaySection').then((m) => m.PaySection), lower = () => import('./LowerSections').then((m) => m.LowerSections)
const faults = () => import('@/ui/FormErrorSummary').then((m) => m.FormErrorSummary), cost = () => import('./CostPanel').then((m) => m.CostPanel)

/** The parts of the form that the first screen does not show. */
export const usePaySection = arriving(pay), useLowerSections = arriving(lower), useFormErrorSummary = arriving(faults), useCostPanel = arriving(cost)

/** Fetches what belongs to filling in: called when somebody begins to. What fails is asked for again where it is wanted. */
export const fetchParts = () => Promise.all([pay(), lower(), faults()]).then(() => undefined, () => undefined)
