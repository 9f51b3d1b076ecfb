import type { Day } from '../day'

export async function sunday(_day: Day) {}
