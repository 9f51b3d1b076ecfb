import { color, font, media, weight } from '@/ui/tokens'

export const jobTermsStyle = `
  .jobTerms {
    dl { margin: 0; }
    dl > div { display: grid; gap: 2px 24px; padding: 12px 0; border-top: 1px solid ${color.lineSoft}; }
    dl > div:first-child { border-top: 0; }
    dt { color: ${color.ink2}; font-size: ${font.s}; }
    dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; font-weight: ${weight.regular}; }
    dd > ul { margin: 0; padding: 0; list-style: none; white-space: normal; }
    dd > ul small { margin-left: 8px; color: ${color.ink2}; }
    > p { margin: 24px 0 0; font-size: ${font.xs}; color: ${color.ink2}; }
    ${media.tablet} { dl > div { grid-template-columns: 180px minmax(0, 1fr); } }
  }
`
