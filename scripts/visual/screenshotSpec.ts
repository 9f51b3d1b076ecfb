/** The description of one screenshot: route, account, state of the API, and the actions before it is taken. */
import type { AccountName } from './sampleData'

/**
 * How the API answers the reads of the page: normally, with empty lists, not at all, with 500, with 403, or
 * maintenance mode is on.
 */
export type ApiState = 'data' | 'empty' | 'loading' | 'failing' | 'forbidden' | 'maintenance'

/** A click on the element with this role and accessible name. */
export type Action = {
  role: 'button' | 'menuitem' | 'radio' | 'checkbox' | 'textbox'
  name: string | RegExp
  /** Index among several matching elements. */
  index?: number
  isInDialog?: boolean
}

export type ScreenshotSpec = {
  /** Path of the page with its query; [name] is replaced by a sample id. */
  route: string
  /** Label of the state; unique for the route. */
  state: string
  account: AccountName
  apiState: ApiState
  actions: readonly Action[]
  /** The only width it is taken at; without it, all widths. */
  width?: number
  /** Whether the whole page is captured or the viewport only (dialogs, sheets and menus cover the viewport only). */
  isFullPage: boolean
  /** Whether writes are answered with 500 instead of staying pending. */
  failWrites: boolean
}

export const WIDTHS = [375, 1280] as const
export type Width = (typeof WIDTHS)[number]

const DEFAULTS = {
  account: 'store',
  apiState: 'data',
  actions: [],
  isFullPage: true,
  failWrites: false,
} as const

export function screenshot(
  route: string,
  state: string,
  overrides: Partial<Omit<ScreenshotSpec, 'route' | 'state'>> = {},
): ScreenshotSpec {
  return { ...DEFAULTS, route, state, ...overrides }
}

export function fileNameOf({ route, state }: ScreenshotSpec, width: number) {
  const path = route
    .replace(/[[\]]/g, '')
    .replace(/[^\w]+/g, '_')
    .replace(/^_|_$/g, '')
  return `${path}--${state}--${width}.png`
}
