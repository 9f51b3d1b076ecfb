import type { ReactNode } from 'react'
import { css } from 'styled-components'
import { Tag } from '@/ui/data-display/Tag'
import { weight } from '@/ui/tokens'

/** The name of a group or of a member with its tags, in the first cell of a row. */
export function NameCell({ children, tags }: { children: ReactNode; tags: readonly string[] }) {
  return (
    <span data-name=''>
      {children}
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  )
}

/** For the table around, which may have hundreds of rows. */
export const nameCell = css`
  [data-name] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  [data-name] a {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
`
