import type { ReactNode } from 'react'
import { mark } from '@/ui/styles/marks'

/**
 * The title of a screen that renders its own h1 and repeats it in the phone's top bar: below 750 px
 * the h1 is visually hidden.
 */
export function BarTitle({ children }: { children: ReactNode }) {
  return <span {...mark.barTitle}>{children}</span>
}
