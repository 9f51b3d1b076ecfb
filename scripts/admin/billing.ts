import { billingUnits } from '@/contracts/billing/enums'
import { operatorAdjustmentKinds } from '@/domain/billing/operatorAdjustment'
import { formatYen, formatYenDiff } from '@/lib/text/money'
import { companyIdNamed } from '@/server/modules/accounts/administration'
import {
  bookOperatorAdjustment,
  changeCompanyTerms,
  changeTerms,
  overdueInvoices,
  recordPayment,
  reissueInvoice,
  termsOf,
} from '@/server/modules/billing/service'
import { printTable } from '../kit/commandLine'
import {
  clientIdIn,
  type Command,
  dateIn,
  MONTH,
  required,
  requiredDay,
  requiredWholeNumber,
  requiredWord,
  USUAL_RATE,
  type Values,
  wholeNumber,
  wordIn,
} from './arguments'

const overdue: Command = async (operation) => {
  const invoices = await overdueInvoices(operation)
  printTable(
    invoices.map(({ invoiceNumber, companyId, dueOn, totalYen }) => ({
      invoiceNumber,
      companyId,
      dueOn,
      totalYen,
    })),
    '期限を過ぎて入金のない請求書はありません。',
  )
}

const payment: Command = async (operation, values) => {
  const invoiceNumber = required(values, 'invoice')
  const result = await recordPayment(operation, {
    invoiceNumber,
    amountYen: requiredWholeNumber(values, 'amount'),
    receivedOn: requiredDay(values, 'on'),
    isFeeDeducted: values['fee-deducted'] === true,
    note: values.note ?? '',
  })
  const rest = result.isPaid ? '入金済みになりました' : `残りは${formatYen(result.restYen)}です`
  const discount =
    result.feeDiscountYen > 0 ? `(${formatYen(result.feeDiscountYen)}は利用料の値引き)` : ''
  console.log(`請求書 ${invoiceNumber} の入金を記録しました。${rest}${discount}。`)
}

const adjustment: Command = async (operation, values) => {
  const { month, nontaxableYen, taxable10Yen } = await bookOperatorAdjustment(operation, {
    clientId: await clientIdIn(operation, values),
    kind: requiredWord(values, 'kind', operatorAdjustmentKinds),
    amountYen: requiredWholeNumber(values, 'amount'),
    reason: required(values, 'reason'),
    matchingId: wholeNumber(values, 'matching'),
    sourceMonth: dateIn(values, 'month', MONTH),
  })
  console.log(
    `${month} の請求に、不課税 ${formatYenDiff(nontaxableYen)}、課税10% ${formatYenDiff(taxable10Yen)} の調整を入れました。`,
  )
}

const reissue: Command = async (operation, values, { issuer }) => {
  if (!issuer) throw new Error('ISSUER_REGISTRATION_NUMBER を設定してください。')
  const invoiceNumber = required(values, 'invoice')
  const reason = required(values, 'reason')
  const next = await reissueInvoice(operation, { invoiceNumber, reason, issuer })
  console.log(`請求書 ${invoiceNumber} を訂正し、${next} を発行しました。`)
}

/** The rate of graduates: basis points, null for the usual rate, undefined if it was not given. */
const graduateRateIn = (values: Values) =>
  values['graduate-fee-rate'] === USUAL_RATE ? null : wholeNumber(values, 'graduate-fee-rate')

const contract: Command = async (operation, values) => {
  const companyId = await companyIdNamed(operation.db, required(values, 'company'))
  const change = {
    transferCommissionYen: wholeNumber(values, 'commission'),
    minFeeYen: wholeNumber(values, 'min-fee'),
    leaveAllowanceRatePercent: wholeNumber(values, 'leave-allowance'),
    billingUnit: wordIn(values, 'billing-unit', billingUnits),
    graduateFeeRateBp: graduateRateIn(values),
  }
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  if (Object.keys(given).length > 0) {
    const validFrom = requiredDay(values, 'from')
    await changeTerms(operation, companyId, { validFrom, change: given })
  }
  const feeRateBp = wholeNumber(values, 'fee-rate')
  const isFree = wordIn(values, 'direct-hire-free', ['yes', 'no'])
  await changeCompanyTerms(operation, companyId, {
    ...(feeRateBp === undefined ? {} : { feeRateBp }),
    ...(isFree === undefined ? {} : { isDirectHireFree: isFree === 'yes' }),
  })
  const { current, later, ...company } = await termsOf(operation, companyId)
  console.table([company])
  console.table([current, ...later])
}

/** The commands about bills and contracts. */
export const billingCommands: Record<string, Command> = {
  overdue,
  payment,
  adjustment,
  reissue,
  contract,
}
