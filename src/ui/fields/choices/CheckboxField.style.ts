import { color, font, radius, target } from '@/ui/tokens'

export const checkboxFieldStyle = `
  .uiCheckboxField {
    gap: 0;
    [data-line] { display: flex; gap: 12px; align-items: flex-start; min-height: ${target}; box-sizing: border-box; padding: 11px 0; font-size: ${font.s}; line-height: 1.6; cursor: pointer; word-break: auto-phrase; }
    [data-boxed='true'] { padding: 12px 14px; border: 1px solid ${color.control}; border-radius: ${radius}; background: ${color.surface}; }
    [data-help] { padding-left: 32px; }
  }
`
