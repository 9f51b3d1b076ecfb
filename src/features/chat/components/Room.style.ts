import { color, font, focusRing, media, radius, radiusFull, target, weight } from '@/ui/tokens'

export const roomStyle = `
  ${media.phone} { .app:has(.chat[data-chat='room']) .app__main { flex: none; height: 100dvh; } .app:has(.chat[data-chat='room']) main { min-height: 0; overflow: hidden; } .chat[data-chat='room'] { min-height: 0; } }
  .chatRoom {
    position: relative; flex: 1; display: flex; flex-direction: column; min-width: 0; min-height: 0; background: ${color.bg};
    > [data-waiting] { padding: 16px; }
    &[data-none] { justify-content: center; padding: 16px; [data-away] { display: flex; justify-content: center; ${media.tablet} { display: none; } } }
    > .uiNotice { flex: none; margin: 8px 12px 0; }
  }
  .chatHead {
    flex: none; background: ${color.surface};
    [data-who] { display: flex; align-items: center; gap: 10px; min-height: 60px; box-sizing: border-box; padding: 6px 8px; border-bottom: 1px solid ${color.lineSoft}; line-height: 1.3; }
    [data-who] > div { flex: 1; min-width: 0; }
    [data-back] { margin: 0 -8px 0 -2px; }
    h1 { margin: 0; font-size: ${font.m}; line-height: 1.35; font-weight: ${weight.bold}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    h1:focus:not(:focus-visible) { outline: none; }
    small { display: block; overflow: hidden; font-size: ${font.xs}; font-weight: ${weight.regular}; color: ${color.ink3}; text-overflow: ellipsis; white-space: nowrap; }
    [data-shift] { display: flex; align-items: center; gap: 12px; min-height: 56px; padding-right: 12px; border-bottom: 1px solid ${color.line}; color: ${color.ink}; text-decoration: none; line-height: 1.4; }
    [data-shift]:hover { background: ${color.bg}; }
    [data-shift]:focus-visible { position: relative; z-index: 1; ${focusRing} }
    [data-shift] > span:nth-child(2) { flex: 1; min-width: 0; padding: 6px 0; }
    [data-shift] > span:nth-child(2) > b { display: block; font-size: ${font.s}; font-weight: ${weight.bold}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    [data-shift] > svg { flex: none; color: ${color.control}; }
    [data-time] { align-self: stretch; flex: none; display: flex; flex-direction: column; align-items: center; justify-content: center; width: 68px; border-right: 1px dashed ${color.line}; font-size: ${font.xs}; line-height: 1.3; color: ${color.ink2}; font-variant-numeric: tabular-nums; }
    [data-time] b { font-size: ${font.m}; font-weight: ${weight.bold}; color: ${color.ink}; }
    ${media.tablet} { [data-who] { padding: 10px 24px; } [data-back] { display: none; } [data-shift] { padding-right: 24px; } [data-time] { width: 88px; } }
  }
  .chatClaim { flex: none; max-height: 40%; overflow: auto; .uiNotice { border-radius: 0; border-width: 0 0 1px; } small { display: block; margin-top: 2px; font-size: ${font.xs}; color: ${color.ink2}; } [data-action] { flex-wrap: wrap; gap: 8px; } }
  .chatLog {
    position: relative; flex: 1; min-height: 0; overflow: auto; overflow-anchor: none; overscroll-behavior: contain; padding: 16px;
    &:focus-visible { outline: 2px solid ${color.ink}; outline-offset: -2px; box-shadow: inset 0 0 0 4px ${color.brand}; }
    > ol { display: flex; flex-direction: column; gap: 10px; margin: 0; padding: 0; list-style: none; }
    [data-more] { margin: 0 0 12px; text-align: center; font-size: ${font.xs}; color: ${color.ink2}; }
    [data-day] { margin: 8px 0; text-align: center; font-size: ${font.xs}; color: ${color.ink2}; }
    [data-today] { padding: 2px 8px; border-radius: 4px; background: ${color.brand}; color: ${color.onBrand}; }
    [data-system] { align-self: center; max-width: 86%; padding: 6px 12px; border-radius: ${radius}; background: ${color.sunken}; color: ${color.ink2}; font-size: ${font.xs}; text-align: center; overflow-wrap: anywhere; }
    [data-new] { display: flex; align-items: center; gap: 12px; color: ${color.primaryText}; font-size: ${font.xs}; }
    [data-new]::before, [data-new]::after { content: ''; flex: 1; border-top: 1px solid ${color.primary}; opacity: .5; }
    [data-side] { position: relative; display: flex; align-items: flex-end; gap: 8px; max-width: min(86%, 560px); }
    [data-body] { min-width: 0; padding: 10px 14px; border: 1px solid ${color.line}; border-radius: 4px 14px 14px 14px; background: ${color.surface}; font-size: 15px; line-height: 1.7; white-space: pre-wrap; overflow-wrap: anywhere; text-autospace: normal; }
    [data-meta] { flex: none; display: flex; flex-direction: column; max-width: 96px; font-size: ${font.xs}; line-height: 1.35; color: ${color.ink3}; font-variant-numeric: tabular-nums; }
    [data-side='client'] { align-self: flex-end; flex-direction: row-reverse; }
    [data-side='client'] [data-body] { border-color: ${color.saidLine}; border-radius: 14px 4px 14px 14px; background: ${color.said}; }
    [data-side='client'] [data-meta] { text-align: right; }
    [data-unsent] { flex-direction: column; align-items: flex-end; gap: 4px; }
    [data-unsent='sending'] [data-body] { opacity: .7; }
    [data-unsent='failed'] [data-body] { border: 1px dashed ${color.danger}; background: ${color.surface}; }
    [data-unsent] [data-meta] { flex-direction: row; flex-wrap: wrap; justify-content: flex-end; align-items: center; gap: 4px 12px; max-width: none; }
    [data-unsent='failed'] [data-meta] { color: ${color.dangerText}; }
    [data-unsent] [data-meta] svg { margin-right: 4px; vertical-align: -2px; }
    [data-unsent] button { position: relative; min-height: 32px; padding: 0 6px; border: 0; background: none; color: ${color.primaryText}; font: inherit; font-size: 13px; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
    [data-unsent] button:focus-visible { ${focusRing} border-radius: 4px; }
    [data-down] { position: sticky; bottom: 0; z-index: 1; display: flex; justify-content: center; height: 0; > button { position: absolute; bottom: 4px; border-radius: ${radiusFull}; } }
    ${media.phone} { [data-unsent] button { min-height: ${target}; } }
    ${media.tablet} { padding: 16px 24px; [data-body] { font-size: ${font.s}; } }
  }
  .chatClosed { flex: none; margin: 0; padding: 16px; border-top: 1px solid ${color.line}; background: ${color.surface}; color: ${color.ink2}; font-size: ${font.s}; text-align: center; }
  .chatComposer {
    flex: none; padding: 8px 12px max(10px, env(safe-area-inset-bottom)); border-top: 1px solid ${color.line}; background: ${color.surface};
    [data-templates] { display: flex; gap: 8px; margin: 0 -12px 8px; padding: 4px 12px; overflow-x: auto; scrollbar-width: none; }
    [data-templates] button { position: relative; flex: none; max-width: 240px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; height: 36px; padding: 0 14px; border: 1px solid ${color.line}; border-radius: ${radiusFull}; background: ${color.surface}; color: ${color.ink2}; font-family: inherit; font-size: 13px; cursor: pointer; }
    [data-templates] button:hover { background: ${color.bg}; }
    [data-templates] button:focus-visible { ${focusRing} }
    [data-write] { display: flex; align-items: flex-end; gap: 8px; }
    textarea { flex: 1; min-width: 0; box-sizing: border-box; min-height: 60px; max-height: 168px; padding: 8px 12px; resize: none; border: 1px solid ${color.control}; border-radius: ${radius}; background: ${color.surface}; color: ${color.ink}; font-family: inherit; font-size: ${font.m}; line-height: 1.6; }
    textarea::placeholder { color: ${color.ink3}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    &[data-wait] { height: 96px; }
    textarea:focus-visible { ${focusRing} }
    textarea[aria-invalid] { border-color: ${color.danger}; }
    > p { display: flex; justify-content: space-between; gap: 12px; margin: 4px 0 0; font-size: ${font.xs}; color: ${color.ink3}; font-variant-numeric: tabular-nums; }
    > p > :last-child { margin-left: auto; flex: none; }
    > p > b, [data-over] { color: ${color.dangerText}; font-weight: ${weight.bold}; }
    ${media.phone} { [data-word], [data-keys] { display: none; } [data-templates] button { height: ${target}; } .uiButton { padding: 0 14px; } }
    ${media.tablet} { padding: 12px 24px; [data-templates] { margin: 0 -24px 8px; padding: 2px 24px; } [data-templates] button { height: 32px; } }
  }
`
