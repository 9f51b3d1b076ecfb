import { color, font, media, weight } from '@/ui/tokens'

export const groupsStyle = `
  .groupsNote { margin: 0; font-size: ${font.s}; color: ${color.ink2}; word-break: auto-phrase; }
  ${media.phone} { header:has([data-in-app-bar]):has(a, button) + [data-pre] .groupsNote { margin-top: 16px; } }
  .groupsNote [data-waits] { visibility: hidden; }
  .groupsNote b { color: ${color.ink}; font-weight: ${weight.bold}; }
  /* The reason below both buttons, not between them. */
  ${media.phone} { [data-page]:has(.groupsBody) > header [data-actions] > .uiWhy { order: 1; flex-basis: 100%; } }
  .groupsBody { display: grid; gap: 16px; ${media.phone} { margin-top: 16px; } }
  .groupsName { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
  .groupsName a { font-weight: ${weight.bold}; overflow-wrap: anywhere; }
  .groupsRule { font-size: ${font.s}; color: ${color.ink2}; word-break: auto-phrase; }
  .groupsUses { display: grid; gap: 4px; margin: 0; padding: 0; list-style: none; }
  .groupsUses a { display: inline-flex; align-items: center; min-height: 32px; overflow-wrap: anywhere; ${media.phone} { min-height: 44px; } }
  .groupsForm { display: grid; gap: 24px; max-width: 640px; }
  .groupsRules { display: grid; gap: 16px; margin-top: 16px; padding: 16px; border: 1px solid ${color.line}; border-radius: 8px; background: ${color.surface}; }
  .groupsLive { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 8px; min-height: 30px; margin: 0; padding-top: 12px; border-top: 1px solid ${color.lineSoft}; font-size: ${font.s}; color: ${color.ink2}; }
  .groupsLive b { font-size: ${font.l}; color: ${color.ink}; font-variant-numeric: tabular-nums; }
`
