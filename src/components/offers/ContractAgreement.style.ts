import { color, font, radius, target, weight } from '@/ui/tokens'

export const agreementStyle = `
  .agreement {
    display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 12px; align-items: start; box-sizing: border-box; min-height: ${target}; padding: 14px; border: 1px solid ${color.control}; border-radius: ${radius}; background: ${color.surface}; line-height: 1.6; cursor: pointer; word-break: auto-phrase;
    b { font-weight: ${weight.bold}; }
    small { display: block; color: ${color.ink2}; font-size: ${font.xs}; }
  }
`
