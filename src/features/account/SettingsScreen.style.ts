import { color, font } from '@/ui/tokens'

export const settingsScreenStyle = `
  .settingsScreenSections {
    max-width: 640px;
    > section > p { color: ${color.ink2}; word-break: auto-phrase; }
    [data-address] { font-size: ${font.m}; &:focus { outline: none; } }
    [data-address] + * { margin-top: 12px; }
    small { display: block; color: ${color.ink3}; }
  }
`
