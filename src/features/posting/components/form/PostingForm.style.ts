import { color, font, media } from '@/ui/tokens'

export const postingFormStyle = `
  .postingFormForm { ${media.phone} { [data-panel], [data-quit] { display: none; } } }
  .postingFormFields {
    display: grid; gap: 12px; min-width: 0;
    section { gap: 16px; margin-top: 12px; }
    section > * { min-width: 0; }
    > [data-part] { display: grid; gap: 12px; min-width: 0; }
    section > [role='status']:empty, > [aria-live]:empty { display: none; }
    [data-note] { font-size: ${font.xs}; color: ${color.ink3}; }
  }
  .postingConflict { outline: none; ${media.tablet} { [data-action] { flex: 1 0 100%; padding-left: 30px; } } }
  .postingFormEnds { display: grid; gap: 8px; ${media.phone} { &[data-two] { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); button { padding-inline: 4px; font-size: ${font.s}; } } } }
`
