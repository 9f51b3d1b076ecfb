import { color, font, weight } from '@/ui/tokens'

export const messageSectionStyle = `
  .messageSectionPreview {
    > p { font-size: ${font.xs}; color: ${color.ink2}; }
    > div { display: grid; gap: 6px; margin-top: 6px; padding: 14px 16px; border: 1px solid ${color.line}; border-radius: 14px; background: ${color.surface}; font-size: 13px; }
    b { font-weight: ${weight.bold}; }
    > div > b { display: flex; align-items: center; gap: 6px; }
  }
`
