/** '13101123456000' → '13-1-01-123456-000': 府県, 所掌, 管轄, 基幹番号, 枝番号. */
export const formatLaborInsuranceNumber = (digits: string) =>
  digits.replace(/^(\d{2})(\d)(\d{2})(\d{6})(\d{3})$/, '$1-$2-$3-$4-$5')

/** '1500002' → '150-0002'. */
export const formatPostalCode = (digits: string) => digits.replace(/^(\d{3})(\d{4})$/, '$1-$2')
