// What other modules and the jobs use of billing.
export { bookAfterClose } from './afterClose'
export { dropOldFiles } from './asyncFiles'
export { confirmMonth } from './confirm'
export { confirmDueMonths } from './confirmDue'
export { failFile, makeStoredFile } from './fileJob'
export { monthUsageOf, usageOfCompany } from './usage'
