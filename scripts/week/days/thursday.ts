import type { Day } from '../day'

export async function thursday(_day: Day) {}
