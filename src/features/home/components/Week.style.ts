import { color, font, media, target } from '@/ui/tokens'

export const weekStyle = `
  .homeSmall {
    font-size: ${font.xs}; line-height: 1.6; color: ${color.ink3}; word-break: auto-phrase;
    a { display: inline-flex; align-items: center; min-height: ${target}; font-size: ${font.s}; color: ${color.primaryText}; }
    ${media.tablet} { a { min-height: 0; } }
  }
`
