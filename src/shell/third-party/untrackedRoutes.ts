import { routes } from '@/routes/routes'

/**
 * Pages about individual numbers (番号法): third-party tools must not be loaded where they could read
 * the content, see docs/adr/0033.
 */
export const untrackedRoutes: ReadonlySet<string> = new Set([routes.salaryLimit.path])
