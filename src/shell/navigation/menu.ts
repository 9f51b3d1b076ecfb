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
  type Entry,
  type MenuCount,
} from './menuEntries'

export type { MenuCount } from './menuEntries'

/** Entries of a bar beside the button of the whole menu. */
const BAR_SIZE = 4
const shortLabel: Record<string, string> = { [`${companyPath}/clients`]: '店舗' }

export type MenuPage = {
  route: Route
  label: string
  count: MenuCount | undefined
  can: Permission | undefined
}
/** An entry of the first level; `own` is its page, where it has one beside those below it. */
export type MenuItem = {
  label: string
  icon: LucideIcon
  own: MenuPage | undefined
  sub: MenuPage[]
}
const pages = new Map(Object.values<Route>(routes).map((route) => [route.path, route]))
const pageOf = ({ path, label, count, can }: Omit<Entry, 'icon'>): MenuPage[] => {
  const route = path === undefined ? undefined : pages.get(path)
  return route ? [{ route, label, count, can }] : []
}
const menuItems = (menu: readonly Entry[]): MenuItem[] =>
  menu.map((entry) => ({
    label: entry.label,
    icon: entry.icon,
    own: pageOf(entry)[0],
    sub: (entry.sub ?? []).flatMap(pageOf),
  }))
const pagesOf = ({ own, sub }: MenuItem) => (own ? [own, ...sub] : sub)

/** The menus in display order. A page is included only if its route exists, so that no link is dead. */
export const menus = {
  client: { label: '店舗メニュー', items: menuItems(clientMenu), bar: clientBar },
  company: { label: '企業メニュー', items: menuItems(companyMenu), bar: companyBar },
}
export type MenuKind = keyof typeof menus

/** The page of the notices in a menu. */
export const noticePage = (kind: MenuKind) =>
  menus[kind].items.flatMap(pagesOf).find(({ count }) => count === 'unreadNotices')

/** The entry as the account may use it; none when it may open neither the page itself nor one below. */
function allowedItem(item: MenuItem, may: (permission: Permission) => boolean): ShownItem[] {
  const isAllowed = ({ can }: MenuPage) => can === undefined || may(can)
  const sub = item.sub.filter(isAllowed)
  if (item.own && !isAllowed(item.own)) return []
  const target = item.own ?? sub[0]
  if (!target) return []
  const shown = { ...item, sub, route: target.route }
  return [{ ...shown, counts: pagesOf(shown).flatMap(({ count }) => count ?? []) }]
}
/** `route`: what it opens. `counts`: its own and those of the pages below it, which add up. */
export type ShownItem = MenuItem & { route: Route; counts: MenuCount[] }

/** A menu without the entries that the account may not open. */
export function allowedMenu(kind: MenuKind, may: (permission: Permission) => boolean) {
  const { label, bar } = menus[kind]
  const items = menus[kind].items.flatMap((item) => allowedItem(item, may))
  // The main entries first, then the others, so that no account has an empty bar.
  const main = bar.flatMap((path) => items.filter(({ own }) => own?.route.path === path))
  const barItems = [...main, ...items.filter((item) => !main.includes(item))]
    .slice(0, BAR_SIZE)
    .map((item) => ({ ...item, label: shortLabel[item.route.path] ?? item.label }))
  return { label, items, barItems }
}

/**
 * The page of the menu to begin with: the first that the account may open by a permission of its own. Undefined when
 * only pages for everybody are left, such as the notices.
 */
export const landingRoute = (kind: MenuKind, may: (permission: Permission) => boolean) =>
  menus[kind].items.flatMap(pagesOf).find(({ can }) => can !== undefined && may(can))?.route

/**
 * Where a page stands in the menu: the entry, and the page of the menu with the longest path that `page` continues; a
 * home page matches only itself. Pages of offerings below an offer belong to the offerings, reviews by workers to the
 * reviews.
 */
export function currentEntry<Item extends MenuItem>(items: readonly Item[], page: string) {
  const pathname = page
    .replace('/offers/[offerId]/offerings', '/offerings')
    .replace('/reviews/client', '/reviews/users')
  return items
    .flatMap((item) => pagesOf(item).map((menuPage) => ({ item, page: menuPage })))
    .filter(
      ({ page: { route } }) =>
        pathname === route.path ||
        (route.path !== clientPath && pathname.startsWith(`${route.path}/`)),
    )
    .sort((a, b) => b.page.route.path.length - a.page.route.path.length)[0]
}

/**
 * The label of the page of a route in the menu ('/clients/[clientId]/offers'); undefined for pages outside the menus.
 */
export const menuLabelOf = (page: string): string | undefined =>
  currentEntry([...menus.client.items, ...menus.company.items], page)?.page.label
