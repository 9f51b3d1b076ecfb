import type { Day } from '../day'

export async function friday(_day: Day) {}
