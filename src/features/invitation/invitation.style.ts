import { color, font, media, weight } from '@/ui/tokens'

export const invitationStyle = `
  .invitationBody { display: grid; gap: 16px; margin-top: 16px; }
  .invitationHelp { margin: 0; font-size: ${font.s}; color: ${color.ink2}; word-break: auto-phrase; }
  .invitationCard {
    display: grid; gap: 16px 24px; padding: 24px; border: 1px solid ${color.line}; border-radius: 8px; background: ${color.surface};
    ${media.tablet} { grid-template-columns: 232px minmax(0, 1fr); align-items: start; }
    ${media.phone} { padding: 16px; }
  }
  .invitationCard [data-code] { display: grid; place-items: center; min-height: 232px; border: 1px solid ${color.lineSoft}; border-radius: 8px; }
  .invitationCard [data-code] svg { width: 100%; max-width: 232px; height: auto; }
  .invitationCard [data-facts] { display: grid; gap: 16px; min-width: 0; }
  .invitationCard [data-address] { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; }
  .invitationCard input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid ${color.control}; border-radius: 8px; background: ${color.bg}; color: ${color.ink}; font: inherit; font-size: ${font.s}; }
  .invitationCard [role='status'] { min-height: 20px; margin: 0; font-size: ${font.xs}; color: ${color.ink2}; }
  .invitationCard [data-buttons] { display: flex; flex-wrap: wrap; gap: 8px; ${media.phone} { > * { flex: 1 0 100%; } } }
  .invitationName b { font-weight: ${weight.bold}; }
`
