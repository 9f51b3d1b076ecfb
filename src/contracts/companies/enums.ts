/** Order of the stores of a company. */
export const companyClientOrders = ['todo', 'code', 'name', 'open', 'use'] as const

/** Workers that a company always employs, as 社会保険 and 公的な統計 group them. */
export const employeeSizes = ['~50', '51~100', '101~'] as const
export type EmployeeSize = (typeof employeeSizes)[number]

/** The rows of all stores of a company that are listed, and processed in one call: all are in one transaction. */
export const MAX_ROWS_ACROSS_STORES = 200
