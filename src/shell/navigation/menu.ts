import type { LucideIcon } from 'lucide-react'
import type { Permission } from '@/contracts/permission'
import { routes } from '@/routes/routes'
import type { Route } from '@/routes/href'
import {
  clientBar,
  clientMenu,
  clientPath,
  companyBar,
  companyMenu,
  companyPath,
  type Group,
  type MenuCount,
} from './menuEntries'

export type { MenuCount } from './menuEntries'

/** Entries of a bar beside the button of the whole menu. */
const BAR_SIZE = 4
const shortLabel: Record<string, string> = { [`${companyPath}/clients`]: '店舗' }

export type MenuItem = {
  route: Route
  label: string
  icon: LucideIcon
  count: MenuCount | undefined
  can: Permission | undefined
  sub: { route: Route; label: string; can: Permission | undefined }[]
}
const pages = new Map(Object.values<Route>(routes).map((route) => [route.path, route]))
const withRoute = <T extends { path: string }>(entry: T) => {
  const route = pages.get(entry.path)
  return route ? [{ ...entry, route }] : []
}
const menuItems = (menu: readonly Group[]): MenuItem[][] =>
  menu
    .map((group) =>
      group.flatMap(withRoute).map((entry) => ({
        ...entry,
        count: entry.count,
        can: entry.can,
        sub: (entry.sub ?? [])
          .flatMap(withRoute)
          .map((subEntry) => ({ ...subEntry, can: subEntry.can })),
      })),
    )
    .filter((group) => group.length > 0)
/** The entries of a bar: the main ones first, then what else there is, so that nobody's bar is empty. */
const inBarOrder = (groups: MenuItem[][], paths: readonly string[]) => {
  const entries = groups.flat()
  const main = paths.flatMap((path) => entries.filter((entry) => entry.route.path === path))
  return [...main, ...entries.filter((entry) => !main.includes(entry))].map((entry) => ({
    ...entry,
    label: shortLabel[entry.route.path] ?? entry.label,
  }))
}

/**
 * The menus in display order. An entry is included only if its route exists, so that no link is
 * dead.
 */
export const menus = (() => {
  const client = menuItems(clientMenu)
  const company = menuItems(companyMenu)
  return {
    client: { label: '店舗メニュー', groups: client, bar: inBarOrder(client, clientBar) },
    company: { label: '企業メニュー', groups: company, bar: inBarOrder(company, companyBar) },
  }
})()

export type MenuKind = keyof typeof menus

/** A menu without the entries that the account may not open. */
export function allowedMenu(kind: MenuKind, may: (permission: Permission) => boolean) {
  const isAllowed = ({ can }: { can: Permission | undefined }) => can === undefined || may(can)
  const { label, groups, bar } = menus[kind]
  return {
    label,
    groups: groups
      .map((group) =>
        group.filter(isAllowed).map((entry) => ({ ...entry, sub: entry.sub.filter(isAllowed) })),
      )
      .filter((group) => group.length > 0),
    barItems: bar.filter(isAllowed).slice(0, BAR_SIZE),
  }
}

/**
 * The page of the menu to begin with: the first that the account may open by a permission of its own. Undefined when
 * only pages for everybody are left, such as the notices.
 */
export const landingRoute = (kind: MenuKind, may: (permission: Permission) => boolean) =>
  menus[kind].groups.flat().find(({ can }) => can !== undefined && may(can))?.route

/**
 * The menu entry of a page: the one with the longest path that `page` continues; a home page
 * matches only itself. Pages of offerings below a template belong to the offerings, reviews by
 * workers to the reviews, texts to begin messages with to the messages.
 */
export function currentEntry(groups: MenuItem[][], page: string): MenuItem | undefined {
  const pathname = page
    .replace('/offers/[offerId]/offerings', '/offerings')
    .replace(/\/reviews\/(client|promises)/, '/reviews/users')
    .replace(`${clientPath}/chat_texts`, `${clientPath}/chat_rooms`)
    .replace(`${clientPath}/closing_days`, `${clientPath}/detail`)
  return groups
    .flat()
    .filter(
      ({ route: { path } }) =>
        pathname === path || (path !== clientPath && pathname.startsWith(`${path}/`)),
    )
    .sort((a, b) => b.route.path.length - a.route.path.length)[0]
}

/** How the menu calls the page of a route ('/clients/[clientId]/offers'); undefined for pages outside the menus. */
export const menuLabelOf = (page: string): string | undefined =>
  currentEntry([...menus.client.groups, ...menus.company.groups], page)?.label
