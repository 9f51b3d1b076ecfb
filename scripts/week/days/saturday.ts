import type { Day } from '../day'

export async function saturday(_day: Day) {}
