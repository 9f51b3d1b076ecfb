/** Order of the stores of a company. */
export const companyClientOrders = ['todo', 'code', 'name', 'open'] as const
export type CompanyClientOrder = (typeof companyClientOrders)[number]
