// The only file of this module that others import. The functions live in the file of their purpose: the routes
// of this module use them there.

/** The conditions of an offering on another day, and the facts for the rules of a new offering. */
export { fromOffering } from './suggestion'
export { continuedElsewhere, offerContext, offeringContext } from './context'
export type { ContextOptions } from './context'
export { previewOf } from './validation'
export { offeringBoundsOf } from '@/server/modules/billing/service'
/** Stores an offering whose conditions were checked. */
export { insertOffering } from './insert'
/** Notices of a dedicated offering to the graduates of its store. */
export { notifyGraduates, type GraduateNotices } from './graduateNotices'
/** Raises the wage of an offering and of its matched workers. */
export { raiseOffering } from './payRaise'
/** Checks and saves a change of an offering. */
export { evaluateEdit, inputOf, type Offering } from './editRules'
export { editOffering } from './edit'
export { payRaises, raisedPayOf } from './payRaise'
export { lockOffering } from './lock'
export { countOfferings } from './list'
/** Checks and stores a new offering. */
export { createOffering } from './create'
