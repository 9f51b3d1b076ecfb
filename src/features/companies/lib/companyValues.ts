import type { EmployeeSize } from '@/contracts/companies/enums'
import type { Company, CompanyInput } from '@/contracts/companies/schemas'
import { prefectureName } from '@/domain/data/prefectures'
import { employeeSizeLabel } from '@/domain/labels'

/** The form values: every field of the request, none of them optional. */
export type CompanyValues = { [K in keyof CompanyInput]-?: Exclude<CompanyInput[K], undefined> }

/** The values of the form; null becomes an empty text. */
const valuesOf = (company: Company): CompanyValues => ({
  name: company.name,
  nameKana: company.nameKana ?? '',
  selfEmployed: company.selfEmployed,
  corporateNumber: company.corporateNumber ?? '',
  invoiceRegistrationNumber: company.invoiceRegistrationNumber ?? '',
  representativeName: company.representativeName ?? '',
  postalCode: company.postalCode ?? '',
  prefectureCode: company.prefectureCode ?? '',
  city: company.city ?? '',
  addressLine: company.addressLine ?? '',
  building: company.building ?? '',
  phoneNumber: company.phoneNumber ?? '',
  industry: company.industry ?? '',
  employeeSize: company.employeeSize ?? ('' as EmployeeSize),
  laborAgreement36: company.laborAgreement36,
  billing: { ...company.billing },
  lockVersion: company.lockVersion,
})

/** The initial values of the form. Throws without a company: the page draws the form only once it is read. */
export function companyValues(company: Company | undefined): CompanyValues {
  if (!company) throw new TypeError('a company is edited, never added')
  return valuesOf(company)
}

/** Labels of the fields in the order of the form. */
export const companyLabels = {
  name: '企業名',
  nameKana: '企業名(カナ)',
  corporateNumber: '法人番号',
  invoiceRegistrationNumber: '適格請求書の登録番号',
  selfEmployed: '個人事業主',
  representativeName: '代表者の氏名',
  industry: '業種',
  employeeSize: '常時使用する労働者の人数',
  postalCode: '郵便番号',
  prefectureCode: '都道府県',
  city: '市区町村',
  addressLine: '町名・番地',
  building: '建物名・部屋番号',
  phoneNumber: '電話番号',
  'billing.department': '部署',
  'billing.contactName': '担当者の氏名',
  'billing.email': 'メールアドレス',
  'billing.postalCode': '送付先の郵便番号',
  'billing.address': '送付先の住所',
  laborAgreement36: '36協定',
} as const

/** The words for the values of coded fields. */
export const companyWords = {
  prefectureCode: prefectureName,
  employeeSize: (size: Company['employeeSize']) =>
    size === null ? undefined : employeeSizeLabel[size],
}
