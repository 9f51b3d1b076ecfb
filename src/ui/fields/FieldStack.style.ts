import { media } from '@/ui/tokens'

export const fieldStackStyle = `
  .uiFieldStack {
    display: grid; gap: 4px 16px; grid-template-columns: minmax(0, 1fr); align-items: start;
    ${media.tablet} { &[data-columns='2'] { grid-template-columns: repeat(2, minmax(0, 1fr)); } &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  }
`
