import styled from 'styled-components'
import { media, rem, size } from '@/ui/tokens'

/** The conditions as chips; with `data-strip` they are one row on phones, which scrolls sideways. */
export const Filters = styled.div`
  ${media.print} {
    && {
      display: none;
    }
  }
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  flex-wrap: wrap;
  &:empty {
    display: none;
  }
  > div {
    flex: 1 1 100%;
  }
  ${media.phone} {
    &[data-strip] {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      margin: 0 -${size.pagePadding};
      padding: 4px ${size.pagePadding};
    }
    &[data-strip] > * {
      flex: none;
    }
  }
  ${media.tablet} {
    > div {
      flex: 0 1 240px;
    }
  }
`

/** The search and the conditions: one below the other on phones, in one row from 750 px up. */
export const FilterRows = styled.div`
  ${media.print} {
    && {
      display: none;
    }
  }
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin-bottom: 8px;
  > [data-part='filters'] {
    margin-bottom: 0;
  }
  ${media.tablet} {
    flex-direction: row;
    gap: 8px;
    margin-bottom: 12px;
    /* The search shrinks first, down to the width of its placeholder. With its large factor the filters give up less
       than one pixel, which would wrap the last of them. Then filters wrap, but never the saved conditions alone. */
    > [data-part='search'] {
      flex: 0 99999 ${rem(244)};
      min-width: ${rem(200)};
    }
    > [data-part='filters'] {
      flex: 0 1 auto;
      min-width: 0;
    }
  }
`
