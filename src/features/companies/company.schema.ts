import * as z from 'zod/mini'
import { CompanyInput } from '@/contracts/companies/schemas'
import { invoiceNumberFault } from '@/domain/companies/registrationNumbers'

/** The form of a company: the fields of the request, and which numbers each kind of company must have. */
export default z.required(CompanyInput).check((context) => {
  const { selfEmployed, corporateNumber, invoiceRegistrationNumber } = context.value
  if (selfEmployed && corporateNumber !== '')
    context.issues.push({
      code: 'custom',
      path: ['corporateNumber'],
      message: '個人事業主には法人番号がありません。空にしてください。',
      input: corporateNumber,
    })
  const message = invoiceNumberFault({ selfEmployed, corporateNumber, invoiceRegistrationNumber })
  if (message)
    context.issues.push({
      code: 'custom',
      path: ['invoiceRegistrationNumber'],
      message,
      input: invoiceRegistrationNumber,
    })
})
