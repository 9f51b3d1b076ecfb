import { routes } from '@/routes/routes'

/**
 * Pages about individual numbers (番号法): third-party tools must not learn that they were opened or
 * read their content.
 */
export const untrackedRoutes: ReadonlySet<string> = new Set([routes.salaryLimit.path])
