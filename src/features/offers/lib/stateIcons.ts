import { Circle, CircleAlert, CircleCheck } from 'lucide-react'

/** Icons of section states: error, filled in, not filled in. */
export const stateIcons = { error: CircleAlert, done: CircleCheck, open: Circle } as const
