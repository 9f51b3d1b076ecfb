import { Building2, ChevronsUpDown, PanelLeftClose, Store } from 'lucide-react'
import { useRouter } from 'next/router'
import { memo, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react'
import { useOneAccount } from '@/api/session'
import { useQueryWhenReady } from '@/api/useQuery'
import {
  usePermissions,
  useRightsSettled,
  type Scope,
} from '@/components/permissions/usePermissions'
import { useScope } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { publicConfig } from '@/lib/config/publicConfig'
import { minifySidebar } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { useSheetPopover } from '@/ui/dialogs/useSheetPopover'
import { rem } from '@/ui/responsive/rem'
import { AccountBlock } from './AccountBlock'
import {
  currentEntry,
  type MenuCount,
  type MenuPage,
  type NavigationMenu,
  type ShownItem,
} from './menu'
import {
  EntryCount,
  EntryGroup,
  Label,
  MenuEntry,
  MenuNav,
  MinifyButton,
  SidebarBrand,
  SidebarPanel,
  StoreButton,
  SubEntries,
  SubEntry,
} from './Sidebar.styles'
import { countWords, useCounts } from './useCounts'
import { useMenu } from './useMenu'

/** The widths at which the menu is narrow by default. Phones have no narrow menu, because theirs is a sheet. */
const mediumWidth = `(min-width: ${rem(750)}) and (max-width: ${rem(1099.98)})`
function subscribeToWidth(onChange: () => void) {
  const width = window.matchMedia(mediumWidth)
  width.addEventListener('change', onChange)
  return () => {
    width.removeEventListener('change', onChange)
  }
}
const useIsMediumWidth = () =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(mediumWidth).matches,
    () => false,
  )

const closePopovers = () => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    popover.hidePopover()
}
function useClosePopoversOnRouteChange() {
  const { events } = useRouter()
  useEffect(() => {
    events.on('routeChangeStart', closePopovers)
    return () => {
      events.off('routeChangeStart', closePopovers)
    }
  }, [events])
}

/**
 * Returns [isNarrow, toggle, ref of a button in the menu]. The CSS of the layout reads the choice from `data-minify` of
 * its root element.
 */
function useMinify() {
  const button = useRef<HTMLButtonElement>(null)
  const [choice, setChoice] = useStored(minifySidebar)
  const isMediumWidth = useIsMediumWidth()
  const isNarrow = choice ?? isMediumWidth
  useEffect(() => {
    const app = button.current?.closest<HTMLElement>('.app')
    if (choice === null) app?.removeAttribute('data-minify')
    else app?.setAttribute('data-minify', String(choice))
  }, [choice])
  return [isNarrow, () => setChoice(!isNarrow), button] as const
}

/**
 * Whether the pages below the other entries are rendered. They are visible only in the sheet of phones or on hover, so
 * the content of the page is rendered first.
 */
const useHasAllPages = (scope: Scope) => useDeferredValue(useRightsSettled(scope), false)

type EntryProps = {
  entry: ShownItem
  scope: Scope
  countOf: (...counts: readonly MenuCount[]) => number
  /** The page of the menu that is open, if it is the entry's or is below it. */
  current: MenuPage | undefined
  hasAllPages: boolean
  isNarrow: boolean
}
function Entry({ entry, scope, countOf, current, hasAllPages, isNarrow }: EntryProps) {
  const Icon = entry.icon
  return (
    <EntryGroup>
      <MenuEntry
        route={entry.route}
        scope={scope}
        isCurrent={current !== undefined}
        isParent={current !== entry.own}
      >
        <Icon size={20} aria-hidden />
        <Label title={isNarrow ? entry.label : undefined}>{entry.label}</Label>{' '}
        <EntryCount count={countOf(...entry.counts)} />
      </MenuEntry>
      {entry.sub.length > 0 && (hasAllPages || current !== undefined) && (
        <SubEntries data-collapsed={current === undefined ? '' : undefined}>
          {entry.sub.map((sub) => (
            <SubEntry
              key={sub.label}
              route={sub.route}
              scope={scope}
              isCurrent={sub === current}
              $isForDesks={sub.isForDesks}
            >
              {sub.label}{' '}
              {sub.count && (
                <EntryCount count={countOf(sub.count)} words={countWords([sub.count])} />
              )}
            </SubEntry>
          ))}
        </SubEntries>
      )}
    </EntryGroup>
  )
}

/**
 * The menu of a store or a company. On phones the same element is a popover sheet opened from the
 * bottom bar.
 */
export const Sidebar = memo(function Sidebar({ menu }: { menu: NavigationMenu }) {
  const { pathname } = useRouter()
  const scope = useScope()
  const { kind } = menu
  const { items } = useMenu(menu)
  const { data: me } = useQueryWhenReady(accounts.me, {})
  const permissions = usePermissions(scope)
  const [isNarrow, toggleMinify, button] = useMinify()
  const { panel } = useSheetPopover<HTMLElement>()
  const countOf = useCounts(scope)
  const hasAllPages = useHasAllPages(scope)
  useOneAccount(me?.id)
  useClosePopoversOnRouteChange()
  const current = currentEntry(items, pathname)
  const StoreIcon = kind === 'client' ? Store : Building2
  return (
    <SidebarPanel id='menu' popover='auto' aria-label='サイドバー' {...panel}>
      <SidebarBrand serviceName={publicConfig.serviceName} />
      <StoreButton
        kind={kind}
        scope={scope}
        icon={<StoreIcon size={20} aria-hidden />}
        indicator={<ChevronsUpDown size={16} aria-hidden />}
      />
      <MenuNav aria-label={menu.label}>
        {items.map((entry) => (
          <Entry
            key={entry.label}
            entry={entry}
            scope={scope}
            countOf={countOf}
            hasAllPages={hasAllPages}
            current={entry === current?.item ? current.page : undefined}
            isNarrow={isNarrow}
          />
        ))}
      </MenuNav>
      <AccountBlock
        name={me?.name ?? ''}
        role={permissions?.roles[0] ? roleLabel[permissions.roles[0]] : ''}
      />
      <MinifyButton
        ref={button}
        type='button'
        aria-label={isNarrow ? 'メニューをひろげる' : 'メニューをたたむ'}
        onClick={toggleMinify}
      >
        <PanelLeftClose size={20} aria-hidden />
      </MinifyButton>
    </SidebarPanel>
  )
})
