import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import styled from 'styled-components'
import { SavedViews } from '@/components/savedViews/SavedViews'
import type { SavedViewsProps } from '@/components/savedViews/SavedViewsMenu'
import { HeaderActions } from '@/shell/layout/HeaderActions'
import { IconButton } from '@/ui/buttons/IconButton'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { foundText, type Found } from '@/ui/fields/filters/foundText'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { useHasBeenWide } from '@/ui/responsive/useHasBeenWide'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { color, media, radiusFull } from '@/ui/tokens'

type Part = 'search' | 'filters'
type Props = {
  /** The menu of saved conditions; phones have none. */
  savedViews?: SavedViewsProps
  /** Days that narrow the list, before the saved conditions. */
  period?: ReactNode
  search?: Omit<ComponentProps<typeof SearchField>, 'hideLabel' | 'found'>
  /** The number of results, which is announced; not needed if the list announces its own count. */
  found?: Found | undefined
  /** Passed when any condition is set. */
  onClear?: (() => void) | undefined
  /** FilterSelect and FilterSwitch. */
  children?: ReactNode
}

/**
 * Search, filters and saved conditions above a list. On phones search and filters wait behind two icons of the top bar,
 * so that the list begins at once; a text that is searched for stays visible.
 */
export function ListConditions({ savedViews, period, search, found, onClear, children }: Props) {
  const isMobile = useIsMobile()
  const hasBeenWide = useHasBeenWide()
  const [open, setOpen] = useState<Part>()
  // On phones they are hidden until then: the list comes first. What was typed stays when they are closed again.
  const [haveOpened, setHaveOpened] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open)
      root.current?.querySelector<HTMLElement>(`[data-part='${open}'] :is(input, select)`)?.focus()
  }, [open])
  const iconOf = (part: Part, label: string, icon: ReactNode, isSet: boolean) => (
    <IconButton
      label={isSet ? `${label}(条件あり)` : label}
      icon={icon}
      badge={isSet ? <Mark aria-hidden /> : undefined}
      aria-expanded={open === part}
      onClick={() => {
        setOpen(open === part ? undefined : part)
        setHaveOpened(true)
      }}
    />
  )
  const hasFilters = Boolean(children)
  const isSearched = search !== undefined && search.value !== ''
  return (
    <Root ref={root} data-open={open} data-searched={isSearched ? '' : undefined}>
      {isMobile && (
        <HeaderActions>
          <Icons>
            {search !== undefined && iconOf('search', '探す', <Search aria-hidden />, isSearched)}
            {hasFilters &&
              iconOf(
                'filters',
                '絞り込む',
                <SlidersHorizontal aria-hidden />,
                onClear !== undefined && !isSearched,
              )}
          </Icons>
        </HeaderActions>
      )}
      {(hasBeenWide || haveOpened || isSearched) && (
        <FilterBar
          search={search && <SearchField hideLabel {...search} />}
          views={
            (period || savedViews) && (
              <>
                {period}
                {savedViews && <SavedViews {...savedViews} />}
              </>
            )
          }
          {...(onClear ? { onClear } : {})}
        >
          {children}
        </FilterBar>
      )}
      <VisuallyHidden role='status'>{foundText(found)}</VisuallyHidden>
    </Root>
  )
}

const Root = styled.div`
  ${media.phone} {
    &:not([data-open='filters']) [data-part='filters'],
    &:not([data-open='search'], [data-searched]) [data-part='search'] {
      display: none;
    }
    /* Without an open search there is no space above the list. */
    &:not([data-open], [data-searched]) > [role='search'] {
      margin: 0;
    }
  }
`
/** Before the main action of the page, which comes last. */
const Icons = styled.div`
  display: flex;
  order: -1;
`
const Mark = styled.i`
  position: absolute;
  top: 8px;
  right: 8px;
  width: 8px;
  height: 8px;
  border-radius: ${radiusFull};
  background: ${color.primaryFill};
`
