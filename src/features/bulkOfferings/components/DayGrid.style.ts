import { color, font, media, radius, target, weight } from '@/ui/tokens'

export const dayGridStyle = `
  .dayGrid {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px;
    > * { min-width: 0; }
    p { margin: 0; }
    h2 { font-size: ${font.m} !important; }
    [data-bar] { min-height: 32px !important; margin-bottom: 2px !important; }
    [data-outside] > * { visibility: hidden; }
    [data-label] { margin-bottom: 6px; font-weight: ${weight.bold}; }
    [data-weekdays] { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 4px; }
    [data-weekdays] > button { height: ${target}; padding: 0; border: 1px solid ${color.control}; border-radius: ${radius}; background: ${color.surface}; color: ${color.ink}; font: inherit; cursor: pointer; }
    [data-weekdays] > [data-n='0'] { color: ${color.holiday}; }
    [data-weekdays] > [data-n='6'] { color: ${color.saturday}; }
    [data-weekdays] > [aria-pressed='true'] { background: ${color.primaryFill}; border-color: ${color.primaryFill}; color: ${color.white}; font-weight: ${weight.bold}; }
    [data-skip] { display: inline-flex; align-items: center; gap: 8px; min-height: ${target}; margin-top: 4px; font-weight: ${weight.bold}; cursor: pointer; }
    [data-legend] { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: ${font.xs}; color: ${color.ink2}; }
    [data-legend] > span { display: inline-flex; align-items: center; gap: 3px; margin-right: -6px; }
    [data-legend] i { width: 6px; height: 6px; border-radius: 50%; background: ${color.control}; }
    [data-legend] b { font-weight: ${weight.regular}; }
    ${media.tablet} { [data-weekdays] { max-width: 420px; } }
  }
`
