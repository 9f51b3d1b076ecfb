import {
  billingChangeMonth,
  billingContactOf,
  changeBillingContact,
} from '@/domain/companies/billingContact'
import { invoiceNumberFault } from '@/domain/companies/registrationNumbers'
import { isCorporateNumber } from '@/lib/text/corporateNumber'

test('法人番号は、検査用数字が合うものだけが正しい', () => {
  // The corporate number of 国税庁 itself, which it publishes.
  expect(isCorporateNumber('7000012050002')).toBe(true)
  // Invented numbers: the first digit is the check digit of the twelve others.
  expect(isCorporateNumber('8000000000001')).toBe(true)
  expect(isCorporateNumber('7000000000002')).toBe(true)
  expect(isCorporateNumber('1000000000001')).toBe(false)
  expect(isCorporateNumber('2000000000002')).toBe(false)
  expect(isCorporateNumber('700001205000')).toBe(false)
})

test('法人の登録番号は「T」と法人番号、個人事業主の登録番号は「T」と13桁', () => {
  const corporation = { selfEmployed: false, corporateNumber: '7000012050002' }
  const fault = (invoiceRegistrationNumber: string, selfEmployed = false) =>
    invoiceNumberFault({ ...corporation, selfEmployed, invoiceRegistrationNumber })
  expect(fault('')).toBeUndefined()
  expect(fault('T7000012050002')).toBeUndefined()
  expect(fault('T8000000000001')).toContain('T7000012050002')
  expect(fault('7000012050002')).toContain('「T」と13桁')
  expect(fault('T8000000000001', true)).toBeUndefined()
  expect(
    invoiceNumberFault({
      selfEmployed: false,
      corporateNumber: '',
      invoiceRegistrationNumber: 'T8000000000001',
    }),
  ).toContain('法人番号も入力')
})

const contact = (contactName: string) => ({
  department: '経理部',
  contactName,
  email: 'keiri@example.com',
  postalCode: '1500002',
  address: '東京都渋谷区渋谷2-5-1',
})

test('送付先の変更は、締め日より前なら当月分から、締め日からは翌月分から', () => {
  expect(billingChangeMonth(new Date('2026-11-29T23:59:00+09:00'))).toBe('2026-11')
  expect(billingChangeMonth(new Date('2026-11-30T00:00:00+09:00'))).toBe('2026-12')
  expect(billingChangeMonth(new Date('2026-12-31T12:00:00+09:00'))).toBe('2027-01')
})

test('前の月の請求書は、変更の前の送付先に届く', () => {
  const at = (text: string) => new Date(`${text}T12:00:00+09:00`)
  const first = changeBillingContact(contact('長谷川'), contact('三宅'), at('2026-12-01'))
  const second = changeBillingContact(first, contact('藤井'), at('2026-12-02'))
  expect(billingContactOf(second, '2026-11').contactName).toBe('長谷川')
  expect(billingContactOf(second, '2026-12').contactName).toBe('藤井')
  expect(changeBillingContact(second, contact('藤井'), at('2027-01-05'))).toBe(second)
})
