import { SalaryLimitScreen } from '@/features/salaryLimit/SalaryLimitScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.salaryLimit, { title: '報酬上限', heading: false, layout: clientLayout, screen: SalaryLimitScreen })
