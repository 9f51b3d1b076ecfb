import { color, font, media, radius, weight } from '@/ui/tokens'

export const companyCardStyle = `
  .companyCard {
    border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface};
    > * { display: flex; align-items: center; gap: 14px; padding: 14px 16px; color: ${color.ink}; text-decoration: none; line-height: 1.4; }
    svg { flex: none; color: ${color.ink3}; }
    span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    small { display: block; font-size: ${font.xs}; color: ${color.ink3}; }
    b { font-size: ${font.m}; font-weight: ${weight.bold}; }
    ${media.tablet} { > * { padding: 16px 20px; } }
  }
`
