import { useRef } from 'react'
import styled from 'styled-components'
import { Sheet } from '@/ui/dialogs/Sheet'
import { color, font, target } from '@/ui/tokens'
import { Link } from './Link'
import { MenuNote } from './MenuNote'
import type { MenuItem, MenuListProps } from './menuTypes'

const List = styled.ul`
  margin: 0 -20px;
  padding: 0;
  list-style: none;
  > li[data-divider] {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid ${color.line};
  }
  :is(a, button) {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: ${target};
    padding: 8px 20px;
    border: 0;
    background: none;
    color: ${color.ink};
    font: inherit;
    font-size: ${font.m};
    line-height: 1.4;
    text-decoration: none;
    text-align: left;
    cursor: pointer;
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.ink3};
  }
  [data-tone='danger'] {
    color: ${color.dangerText};
  }
  [data-tone='danger'] svg {
    color: ${color.danger};
  }
  [aria-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`

/**
 * The entries of a ⋯ menu on phones: a sheet whose title says what the menu belongs to. An entry
 * takes effect after the sheet has closed, so that a dialog it opens does not lie below the sheet.
 */
export function MenuSheet({ label, items, onClose }: MenuListProps) {
  const selectedItem = useRef<MenuItem>(undefined)
  function handleClosed() {
    onClose(true)
    selectedItem.current?.onSelect?.()
  }
  return (
    <Sheet title={label} onClose={handleClosed}>
      {(close) => (
        <List>
          {items.map((item) => (
            <li key={item.label} data-divider={item.hasDivider || undefined}>
              <MenuSheetItem
                item={item}
                onSelect={() => {
                  selectedItem.current = item
                  close()
                }}
              />
            </li>
          ))}
        </List>
      )}
    </Sheet>
  )
}

function MenuSheetItem({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const { label, icon: Icon, tone, href, isCurrent, disabledReason } = item
  const isDisabled = disabledReason !== undefined
  const content = (
    <>
      {Icon && <Icon aria-hidden />}
      <span>
        {label}
        <MenuNote item={item} />
      </span>
    </>
  )
  if (href !== undefined && !isDisabled)
    return (
      <Link
        href={href}
        data-tone={tone}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onSelect}
      >
        {content}
      </Link>
    )
  return (
    <button
      type='button'
      data-tone={tone}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onSelect()
      }}
    >
      {content}
    </button>
  )
}
