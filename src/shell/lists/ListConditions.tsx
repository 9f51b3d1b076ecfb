import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/ui/buttons/IconButton'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { color, media } from '@/ui/tokens'
import { HeaderActions } from '@/shell/layout/HeaderActions'

type Part = 'search' | 'filters'
type Props = {
  /** The menu of saved conditions; phones have none. */
  views?: ReactNode
  /** The SearchField, and what is searched for now. */
  search?: ReactNode
  keyword?: string
  /** Passed when any condition is set. */
  onClear?: (() => void) | undefined
  /** FilterSelect and FilterSwitch. */
  children?: ReactNode
}

/**
 * Search, filters and saved conditions above a list. On phones search and filters wait behind two icons of the top bar,
 * so that the list begins at once; a text that is searched for stays visible.
 */
export function ListConditions({ views, search, keyword = '', onClear, children }: Props) {
  const isMobile = useIsMobile()
  const [open, setOpen] = useState<Part>()
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
      onClick={() => setOpen(open === part ? undefined : part)}
    />
  )
  const hasFilters = Boolean(children)
  return (
    <Root ref={root} data-open={open} data-searched={keyword === '' ? undefined : ''}>
      {isMobile && (
        <HeaderActions>
          <Icons>
            {search !== undefined &&
              iconOf('search', '探す', <Search aria-hidden />, keyword !== '')}
            {hasFilters &&
              iconOf(
                'filters',
                '絞り込む',
                <SlidersHorizontal aria-hidden />,
                onClear !== undefined && keyword === '',
              )}
          </Icons>
        </HeaderActions>
      )}
      <FilterBar search={search} views={views} {...(onClear ? { onClear } : {})}>
        {children}
      </FilterBar>
    </Root>
  )
}

const Root = styled.div`
  ${media.phone} {
    &:not([data-open='filters']) [data-part='filters'],
    &:not([data-open='search'], [data-searched]) [data-part='search'] {
      display: none;
    }
    /* Nothing is open: no space above the list. */
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
  border-radius: 50%;
  background: ${color.primaryFill};
`
