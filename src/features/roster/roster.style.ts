import { color, font, media, weight } from '@/ui/tokens'

export const rosterStyle = `
  .rosterDay { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 16px; ${media.phone} { margin-top: 16px; } }
  /* On a phone the ways stand in one row, whether there are three or one. */
  ${media.phone} { [data-page]:has(.rosterDay) > header [data-actions] .uiButton { flex: 1 1 0; min-width: 0; padding-inline: 4px; svg { display: none; } } }
  .rosterDay > [data-date] { width: 168px; }
  .rosterDay p { flex: 1 1 160px; margin: 0; font-size: ${font.s}; color: ${color.ink2}; }
  .rosterHidden { margin: 0 0 12px; font-size: ${font.s}; color: ${color.ink2}; word-break: auto-phrase; }
  ${media.phone} { .rosterTable .uiDataTable [role='rowgroup'] > [role='row']:not([data-group]) { grid-template-columns: repeat(2, minmax(0, 1fr)); } .rosterTable .uiDataTable [data-card='title'] { padding-right: 0; } }
  .rosterHead { display: flex; flex-wrap: wrap; gap: 4px 12px; font-weight: ${weight.bold}; }
  .rosterHead span { font-weight: ${weight.regular}; color: ${color.ink2}; }
  .rosterBox { display: inline-block; width: 20px; height: 20px; border: 1.5px solid ${color.control}; border-radius: 4px; }
  .rosterFields { display: grid; gap: 0; max-width: 640px; margin: 0; padding: 0; list-style: none; border: 1px solid ${color.line}; border-radius: 8px; background: ${color.surface}; }
  .rosterFields li { display: grid; grid-template-columns: 44px minmax(0, 1fr) auto; align-items: center; gap: 4px 8px; padding: 4px 8px; }
  .rosterFields li + li { border-top: 1px solid ${color.lineSoft}; }
  .rosterFields li[data-dragged] { position: relative; background: ${color.primaryTint}; outline: 2px solid ${color.primary}; }
  .rosterFields [data-grip] { display: grid; place-items: center; width: 44px; height: 44px; color: ${color.ink3}; cursor: grab; touch-action: none; user-select: none; }
  .rosterFields label { display: flex; align-items: center; gap: 12px; min-height: 44px; }
  .rosterFields label input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: ${color.primaryFill}; }
  .rosterFields label b { display: block; font-weight: ${weight.bold}; }
  .rosterFields label small { display: block; font-size: ${font.xs}; color: ${color.ink2}; word-break: auto-phrase; }
  .rosterFields [data-moves] { display: flex; }
`
