import { color, font, weight } from '@/ui/tokens'

export const stateMessageStyle = `
  .uiStateMessage {
    display: flex; flex-direction: column; align-items: center; gap: 8px; padding: 40px 24px; text-align: center; word-break: auto-phrase;
    > svg { margin-bottom: 8px; }
    > :is(h1, h2, h3) { margin: 0; font-size: ${font.m}; line-height: 1.5; font-weight: ${weight.bold}; }
    > p { margin: 0; max-width: 30em; color: ${color.ink2}; }
    > div { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin-top: 12px; }
    > small { font-size: ${font.xs}; color: ${color.ink3}; }
  }
`
