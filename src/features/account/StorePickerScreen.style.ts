import { color, font, media, radiusFull, target, weight } from '@/ui/tokens'

export const storePickerScreenStyle = `
  .storePickerScreenBody {
    display: grid; grid-template-columns: minmax(0, 1fr);
    > [data-sub] { margin: -14px 0 16px; color: ${color.ink2}; }
    [data-orders] { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
    [data-orders] button { min-height: ${target}; padding: 0 14px; border: 1px solid ${color.line}; border-radius: ${radiusFull}; background: ${color.surface}; font-size: ${font.s}; line-height: 1.2; cursor: pointer; }
    [data-orders] [aria-pressed='true'] { border-color: ${color.primary}; box-shadow: inset 0 0 0 1px ${color.primary}; background: ${color.primaryTint}; color: ${color.primaryText}; font-weight: ${weight.bold}; }
    [data-held] { margin-top: 40px; }
    [data-companies] { display: grid; gap: 8px; margin-top: 24px; }
    nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 20px; margin-top: 16px; }
    nav a { display: inline-flex; align-items: center; gap: 4px; min-height: ${target}; white-space: nowrap; }
    ${media.tablet} {
      > [data-sub] { margin-top: -22px; }
      [data-orders] button { min-height: 36px; padding: 0 12px; font-size: 13px; }
    }
  }
`
