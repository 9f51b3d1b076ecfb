import { color, font, hatch, layer, media, radius, size, target, weight } from '@/ui/tokens'

/** The one style of every DataTable. No rule of it stands on a cell by itself, and hover only where a pointer hovers: that is what keeps long lists cheap. */
export const dataTableStyle = `
  .uiDataTable {
    background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius}; font-size: ${font.s}; font-variant-numeric: tabular-nums;
    &[data-plain] { border: 0; border-radius: 0; background: none; }
    input[type='checkbox'] { appearance: none; box-sizing: border-box; position: relative; width: 20px; height: 20px; margin: 0; flex: none; border: 2px solid ${color.control}; border-radius: 4px; background: ${color.surface}; cursor: pointer; }
    input:is(:checked, :indeterminate) { border-color: ${color.primaryFill}; background: ${color.primaryFill}; }
    input:checked::after { content: ''; position: absolute; left: 4px; top: 0; width: 5px; height: 10px; box-sizing: content-box; border: solid ${color.white}; border-width: 0 2.5px 2.5px 0; transform: rotate(42deg) scale(.9); }
    input:indeterminate::after { content: ''; position: absolute; left: 3px; right: 3px; top: 7px; height: 2.5px; border: 0; background: ${color.white}; transform: none; width: auto; }
    [data-select] { display: flex; align-items: center; }
    [data-select] label { display: inline-grid; place-items: center; width: 36px; height: 36px; margin: -8px; cursor: pointer; }
    [role='row'] { position: relative; box-sizing: border-box; display: grid; grid-template-columns: var(--columns); align-items: center; min-height: ${size.row}; padding: 0 8px 0 12px; border-bottom: 1px solid ${color.lineSoft}; }
    [role='cell'], [role='columnheader'] { min-width: 0; padding: 8px; line-height: 1.45; overflow-wrap: anywhere; }
    [role='cell'] small { font-size: ${font.xs}; color: ${color.ink3}; }
    [data-number] { text-align: right; white-space: nowrap; }
    [data-head] { position: sticky; top: 0; z-index: ${layer.sticky}; border-radius: ${radius} ${radius} 0 0; background: ${color.surface}; border-bottom-color: ${color.line}; color: ${color.ink3}; font-size: ${font.xs}; }
    [data-head] button { display: inline-flex; align-items: center; gap: 4px; min-height: 24px; padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
    [data-head] button svg { width: 14px; height: 14px; }
    [aria-sort] button { color: ${color.ink}; font-weight: ${weight.bold}; }
    [data-group] { min-height: 36px; grid-template-columns: minmax(0, 1fr); background: ${color.bg}; border-bottom-color: ${color.line}; }
    [data-card='title'] a { color: ${color.ink}; font-weight: ${weight.bold}; text-decoration: none; }
    [data-card='title'] a:hover { text-decoration: underline; }
    [data-card='action'] { display: flex; justify-content: flex-end; }
    [role='row'] > [data-card='action']:has([aria-expanded='true']) { z-index: ${layer.sticky + 1}; }
      [role='row'][data-s='late'] { background: ${color.warningTint}; }
    [role='row'][data-s='unpublished'] { background: ${hatch.draft}; }
    [role='row'][data-s='working'] { box-shadow: inset 4px 0 0 ${color.brand}; }
    [role='row'][data-s='published'] { box-shadow: inset 4px 0 0 ${color.primary}; }
    [role='row']:is([aria-selected='true'], [data-s='on']) { background: ${color.primaryTint}; }
    &[data-compact] [role='row'] { min-height: ${size.rowCompact}; }
    &[data-compact] [role='cell'] { padding: 4px 8px; }
    [data-quiet='true'], [data-chosen] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    ${media.tablet} {
      [role='rowgroup'] > [role='row']:last-child { border-bottom: 0; border-radius: 0 0 7px 7px; }
      [data-all] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
      &[data-windowed] [role='row'] { height: 56px; }
      &[data-windowed][data-compact] [role='row'] { height: ${size.rowCompact}; }
      &[data-windowed] [role='cell']:not([data-card='action']) { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; max-height: 100%; box-sizing: border-box; }
      @media (hover: hover) and (pointer: fine) { [role='rowgroup'] > [role='row']:not([aria-selected='true'], [data-s], [data-group]):hover { background: ${color.bg}; } }
    }
    ${media.phone} {
      border: 0; background: none;
      [data-head] { position: static; display: block; min-height: 0; padding: 0; border: 0; background: none; }
      [data-head] > :not([data-select]), [data-head]:not(:has(> [data-select])) { display: none; }
      [data-head] > [data-select] { display: flex; align-items: center; padding: 0 4px 8px; }
      [data-head] > [data-select] label { display: inline-flex; gap: 12px; width: auto; height: ${target}; margin: 0; color: ${color.ink}; font-size: ${font.s}; padding: 0 8px; }
      [data-chosen] { position: static; width: auto; height: auto; clip-path: none; margin-left: auto; color: ${color.ink2}; font-size: ${font.s}; }
      [role='rowgroup'] > [role='row'] {
        grid-template-columns: repeat(3, minmax(0, auto)) minmax(0, 1fr); justify-content: start; align-content: center; gap: 2px 16px; min-height: 64px; margin-bottom: 8px; padding: 12px 14px;
        background-color: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius};
      }
      [role='row'] > [role='cell'] { padding: 0; }
      [role='row'] > [data-card='title'] { grid-column: 1 / -1; grid-row: 1; font-size: ${font.m}; padding-right: 96px; word-break: auto-phrase; }
      [role='row']:has(> [data-card='action']) > [data-card='title'] { padding-right: 132px; }
      [data-card='title'] a::after { content: ''; position: absolute; inset: 0; }
      [role='row'] > [data-card='chip'] { position: absolute; top: 12px; right: 14px; }
      [role='row']:has(> [data-card='action']) > [data-card='chip'] { right: 48px; }
      [role='row'] > [data-card='action'] { position: absolute; top: 2px; right: 2px; }
      [role='row'] > :is([data-card='action'], [data-select]), [role='cell'] :is(a, button) { z-index: 1; }
      [role='row'] > [data-card='fact'] { position: relative; align-self: start; text-align: left; }
      [role='row'] > [data-card='fact']::before { content: attr(data-label); display: block; font-size: ${font.xs}; color: ${color.ink3}; white-space: nowrap; }
      [role='row'] > [data-card='fact']:empty { display: none; }
      [role='row'] > [data-card='hide'] { display: none; }
      &[data-selectable] [role='rowgroup'] > [role='row'] { padding-left: 52px; }
      [role='row'] > [role='cell'][data-select] { position: absolute; left: 4px; top: 0; }
      [role='cell'][data-select] label { width: ${target}; height: 48px; margin: 0; }
      [role='rowgroup'] > [aria-selected='true'] { border-color: ${color.primary}; box-shadow: inset 0 0 0 1px ${color.primary}; background-color: ${color.primaryTint}; }
      [role='rowgroup'] > [data-group] { min-height: 32px; margin: 8px 0 4px; padding: 0; background: none; border: 0; display: block; }
      &[data-windowed] [role='rowgroup'] > [role='row'] { height: 100px; margin: 0 0 8px; }
      &[data-windowed] [role='rowgroup'] > [data-group] { align-content: end; }
      &[data-windowed] [role='row'] > [role='cell'] { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
      &[data-windowed] [role='row'] > [data-card='action'] { overflow: visible; }
    }
    ${media.print} { [data-head] { position: static; } [role='row'] { break-inside: avoid; } }
  }
`
