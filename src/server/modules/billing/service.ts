// What other modules and the jobs use of billing.
export { bookAfterClose } from './afterClose'
export { confirmMonth } from './confirm'
export { confirmDueMonths } from './confirmDue'
/** What the company has agreed on: leave allowance, fee rate of graduates and the like, by day. */
export { contractsOf, leaveAllowanceRateOn } from './contracts'
export { billingFileDefinitions } from './files/backgroundFiles'
export { bookOperatorAdjustment } from './operator/operatorAdjustments'
export { overdueInvoices, recordPayment } from './operator/payments'
export { reissueInvoice } from './operator/reissue'
export { remindOfOverdue } from './operator/reminders'
export { changeCompanyTerms, changeTerms, termsOf } from './operator/terms'
export { reopeningExcessYen } from './reopening'
export { monthUsageOf, usageOfCompany, usedYenByStore } from './usage'
