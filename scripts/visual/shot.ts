/** What one picture is of: an address, who looks at it, how the API answers, and what is pressed before. */
import type { Who } from './accounts'

/** What the API answers: the truth, empty lists, nothing at all, a fault, a refusal, that the service is closed. */
export type State = 'data' | 'empty' | 'loading' | 'failing' | 'forbidden' | 'closed'

/** One act of a reader: presses what has this role and name, or types into it. */
export type Act = {
  role: 'button' | 'menuitem' | 'link' | 'radio' | 'checkbox' | 'tab' | 'textbox' | 'searchbox'
  name: string | RegExp
  /** Which of several, from the first. */
  nth?: number
  type?: string
  inDialog?: boolean
}

export type Shot = {
  /** The path as the router has it, with what is asked for. */
  route: string
  /** What is to be seen; it is unique within the route. */
  state: string
  who: Who
  answers: State
  acts: readonly Act[]
  /** Only at this width; at both without it. */
  width?: number
  /** The whole page, or what stands in the window: sheets and menus cover the window only. */
  wholePage: boolean
  /** Writes are answered with a fault, instead of being held back. */
  failWrites: boolean
}

export const WIDTHS = [375, 1280] as const
export type Width = (typeof WIDTHS)[number]

const PLAIN = {
  who: 'store',
  answers: 'data',
  acts: [],
  wholePage: true,
  failWrites: false,
} as const

export function shot(
  route: string,
  state: string,
  more: Partial<Omit<Shot, 'route' | 'state'>> = {},
): Shot {
  return { ...PLAIN, route, state, ...more }
}

/** The name of the file that a picture is kept in. */
export function fileOf({ route, state }: Shot, width: number) {
  const place = route
    .replace(/[[\]]/g, '')
    .replace(/[^\w]+/g, '_')
    .replace(/^_|_$/g, '')
  return `${place}--${state}--${width}.png`
}
