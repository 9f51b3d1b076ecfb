import { routes } from '@/routes/routes'

/**
 * Pages about individual numbers (番号法): no tool of a third party learns that they were opened, or
 * reads what they show.
 */
export const untrackedRoutes: ReadonlySet<string> = new Set([routes.salaryLimit.path])
