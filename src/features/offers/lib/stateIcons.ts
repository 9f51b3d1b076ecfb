import { drawn } from '@/ui/layout/icons'

const Circle = drawn('Circle')
const CircleAlert = drawn('CircleAlert')
const CircleCheck = drawn('CircleCheck')

/** ! where something must be mended, ✓ where it is filled in, ○ where nothing is yet. */
export const stateIcons = { error: CircleAlert, done: CircleCheck, open: Circle } as const
