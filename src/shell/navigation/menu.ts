import type { LucideIcon } from 'lucide-react'
import type { NotificationCounts } from '@/contracts/accounts/schemas'
import type { Permission } from '@/contracts/permission'
import type { Route } from '@/routes/href'
import { routes } from '@/routes/routes'

/** The bottom bar has this many entries and the button for the whole menu. */
const BAR_SIZE = 4

/** The counters that a menu entry can show. */
export type MenuCount = keyof NotificationCounts['byClient'][number] | 'unreadNotices'
type Page = {
  path: string
  label: string
  count?: MenuCount
  /** The page is hidden from accounts without this permission. */
  can?: Permission
  /** Work for a desktop: phones show no entry, but the page above links to it. */
  isForDesks?: boolean
}
/** An entry of the first level with the pages below it. Without a `path` of its own it opens the first of them. */
type Entry = Omit<Page, 'path'> & {
  path?: string
  /** Its label in the bar of phones, where that of the menu is too long. */
  shortLabel?: string
  icon: LucideIcon
  sub?: readonly Page[]
}

export type MenuPage = {
  route: Route
  label: string
  count: MenuCount | undefined
  can: Permission | undefined
  isForDesks: boolean
}
/** An entry of the first level. `own`: its own page, if it has one in addition to those below it. */
type MenuItem = {
  label: string
  /** In the bar of phones. */
  shortLabel: string
  icon: LucideIcon
  own: MenuPage | undefined
  sub: MenuPage[]
}
const pages = new Map(Object.values<Route>(routes).map((route) => [route.path, route]))
const pageOf = ({
  path,
  label,
  count,
  can,
  isForDesks = false,
}: Omit<Page, 'path'> & { path?: string }): MenuPage[] => {
  const route = path === undefined ? undefined : pages.get(path)
  return route ? [{ route, label, count, can, isForDesks }] : []
}
const pagesOf = ({ own, sub }: MenuItem) => (own ? [own, ...sub] : sub)

/** The menu of a store or a company. `bar`: the paths of its main entries. */
export type NavigationMenu = {
  kind: 'client' | 'company'
  label: string
  items: readonly MenuItem[]
  bar: readonly string[]
}
/**
 * A menu of these entries, in their order. A page is included only if its route exists, so that no link is dead. Each
 * menu is a file of its own: the pages of a store do not carry that of a company.
 */
export const menuOf = ({
  entries,
  ...menu
}: Omit<NavigationMenu, 'items'> & { entries: readonly Entry[] }): NavigationMenu => ({
  ...menu,
  items: entries.map((entry) => ({
    label: entry.label,
    shortLabel: entry.shortLabel ?? entry.label,
    icon: entry.icon,
    own: pageOf(entry)[0],
    sub: (entry.sub ?? []).flatMap(pageOf),
  })),
})

/** The page of the notices in a menu. */
export const noticePage = ({ items }: NavigationMenu) =>
  items.flatMap(pagesOf).find(({ count }) => count === 'unreadNotices')

/** Reduces an entry to what the account may open; empty if it may open neither the page itself nor one below. */
function allowedItem(item: MenuItem, may: (permission: Permission) => boolean): ShownItem[] {
  const isAllowed = ({ can }: MenuPage) => can === undefined || may(can)
  const sub = item.sub.filter(isAllowed)
  if (item.own && !isAllowed(item.own)) return []
  const target = item.own ?? sub[0]
  if (!target) return []
  const shown = { ...item, sub, route: target.route }
  return [{ ...shown, counts: pagesOf(shown).flatMap(({ count }) => count ?? []) }]
}
/** `route`: the page that the entry opens. `counts`: its own counts and those of the pages below it. */
export type ShownItem = MenuItem & { route: Route; counts: MenuCount[] }

/** A menu without the entries that the account may not open. */
export function allowedMenu(menu: NavigationMenu, may: (permission: Permission) => boolean) {
  const items = menu.items.flatMap((item) => allowedItem(item, may))
  // The main entries first, then the others, so that no account has an empty bar.
  const main = menu.bar.flatMap((path) => items.filter(({ own }) => own?.route.path === path))
  const barItems = [...main, ...items.filter((item) => !main.includes(item))]
    .slice(0, BAR_SIZE)
    .map((item) => ({ ...item, label: item.shortLabel }))
  return { label: menu.label, items, barItems }
}

/** Returns the pages of the menu that need a permission and that the account may open: not those for everybody. */
export const allowedPages = ({ items }: NavigationMenu, may: (permission: Permission) => boolean) =>
  items.flatMap(pagesOf).filter(({ can }) => can !== undefined && may(can))

/**
 * Returns the page of the menu on which the account lands, the first of `allowedPages`. Undefined if it may open only
 * pages for everybody, such as the notices.
 */
export const landingRoute = (menu: NavigationMenu, may: (permission: Permission) => boolean) =>
  allowedPages(menu, may)[0]?.route

/**
 * Finds the place of a page in the menu: the entry, and the page of the menu with the longest path with which `page`
 * begins; a home page matches only itself. Pages of offerings below an offer belong to the offerings, reviews by
 * workers to the reviews.
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
        (route.path !== routes.home.path && pathname.startsWith(`${route.path}/`)),
    )
    .sort((a, b) => b.page.route.path.length - a.page.route.path.length)[0]
}
