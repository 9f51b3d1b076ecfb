import { color, font, media, weight } from '@/ui/tokens'

export const matchedUsersStyle = `
  .matchedUsers {
    margin-top: 16px;
    > p { margin: 0 0 12px; color: ${color.ink2}; }
    > p b { color: ${color.ink}; }
    [role='columnheader'] { word-break: auto-phrase; }
    [data-person] { display: flex; gap: 12px; align-items: flex-start; }
    [data-person] > span:last-child { min-width: 0; }
    [data-person] b { display: block; font-weight: ${weight.bold}; }
    [data-person] small, [data-punch] { display: block; font-size: ${font.xs}; color: ${color.ink2}; }
    [data-tags] { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; margin-top: 4px; }
    ${media.phone} {
      [data-person] b { font-size: ${font.m}; }
      [data-rates] { margin-top: 4px; }
      [role='row'][data-id] > [data-card='fact'] { margin-top: 8px; padding-top: 8px; text-align: left; }
      [role='row'][data-id] > [data-card='chip'] { text-align: right; }
    }
    ${media.tablet} { [role='row'][data-id] { min-height: 72px; } [data-person] [data-rates] { display: none; } }
  }
`
