import type { Browser } from '@playwright/test'
import type { Report } from './report'

export async function selfCheck(_browser: Browser, _report: Report) {}
