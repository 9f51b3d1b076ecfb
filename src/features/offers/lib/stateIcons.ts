import { Circle, CircleAlert, CircleCheck } from 'lucide-react'

/** ! where something must be mended, ✓ where it is filled in, ○ where nothing is yet. */
export const stateIcons = { error: CircleAlert, done: CircleCheck, open: Circle } as const
