import { color, font, radius } from '@/ui/tokens'

export const passwordRulesStyle = `
  .passwordRulesList {
    list-style: none; margin: 0; padding: 12px 14px; display: grid; gap: 4px; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; line-height: 1.5;
    li { display: flex; gap: 8px; align-items: flex-start; color: ${color.ink2}; font-size: ${font.s}; }
    li svg { flex: none; margin-top: 2px; color: ${color.control}; }
    [data-met='true'], [data-met='true'] svg { color: ${color.successText}; }
  }
`
