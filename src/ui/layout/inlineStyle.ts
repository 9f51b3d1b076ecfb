import { avatarTint, color, font, radiusFull, weight } from '@/ui/tokens'

/**
 * The look of what stands in table rows a hundred times: chips, badges, pips, avatars. One rule for all of them: a styled
 * component per cell is what makes long lists slow.
 */
export const inlineStyle = `
  .uiChip {
    display: inline-flex; align-items: center; gap: 4px; box-sizing: border-box; height: 24px; padding: 0 8px 0 6px; flex: none;
    border: 1px solid transparent; border-radius: ${radiusFull}; background: ${color.sunken}; color: ${color.chipText};
    font-size: ${font.xs}; font-weight: ${weight.bold}; line-height: 1; white-space: nowrap;
  }
  .uiChip svg { width: 14px; height: 14px; stroke-width: 2.25; flex: none; }
  .uiChip i { width: 8px; height: 8px; border-radius: 50%; background: currentColor; margin: 0 2px 0 1px; flex: none; }
  .uiChip[data-plain] { padding: 0 8px; }
  .uiChip[data-s='unpublished'] { border: 1px dashed ${color.control}; }
  .uiChip:is([data-s='published'], [data-s='wanted']) { background: ${color.primaryTint}; color: ${color.primaryText}; border-color: ${color.primary}; }
  .uiChip[data-s='matching'] { background: ${color.surface}; color: ${color.primaryText}; border-color: ${color.primary}; }
  .uiChip[data-s='working'] { background: ${color.brand}; color: ${color.onBrand}; }
  .uiChip:is([data-s='established'], [data-s='confirmed'], [data-s='success']) { background: ${color.successTint}; color: ${color.successText}; }
  .uiChip[data-s='worked'] { background: ${color.surface}; color: ${color.successText}; border-color: currentColor; }
  .uiChip:is([data-s='late'], [data-s='reviewCandidate'], [data-s='warning'], [data-s='progress'], [data-s='review']) { background: ${color.warningTint}; color: ${color.warningText}; }
  .uiChip[data-s='absence'] { background: ${color.dangerPressed}; color: ${color.white}; border-radius: 4px 12px 12px 4px; border-left: 4px solid ${color.ink}; }
  .uiChip[data-s='cancel'] { color: ${color.ink2}; }
  .uiChip:is([data-s='rejected'], [data-s='error']) { background: ${color.dangerTint}; color: ${color.dangerText}; border-radius: 6px; }
  .uiChip[data-s='violet'] { background: ${color.violetTint}; color: ${color.violetText}; }
  .uiChip:is([data-s='info'], [data-s='new'], [data-s='notice']) { background: ${color.primaryTint}; color: ${color.primaryText}; }
  .uiChip:is([data-s='outline'], [data-s='rating']) { background: ${color.surface}; border-color: ${color.line}; color: ${color.ink2}; font-weight: ${weight.regular}; }
  .uiChip[data-s='rating'] svg { fill: ${color.brand}; color: ${color.ink}; }
  .uiChip[data-s='first'] { background: ${color.surface}; border-color: ${color.ink}; color: ${color.ink}; }
  .uiChip[data-s='unread'] { background: ${color.dangerFill}; color: ${color.white}; }
  .uiTag { display: inline-flex; align-items: center; flex: none; box-sizing: border-box; max-width: 100%; min-height: 20px; padding: 2px 6px; border-radius: 4px; background: ${color.sunken}; color: ${color.chipText}; font-size: ${font.xs}; line-height: 16px; overflow-wrap: anywhere; }
  .uiCount {
    display: inline-grid; place-items: center; box-sizing: border-box; min-width: 18px; height: 18px; padding: 0 5px; border-radius: 9px; background: ${color.dangerFill};
    color: ${color.white}; font-size: ${font.xxs}; font-weight: ${weight.bold}; line-height: 1; font-variant-numeric: tabular-nums;
  }
  .uiCount[data-soft] { background: ${color.sunken}; color: ${color.chipText}; }
  .uiDot { display: inline-block; width: 8px; height: 8px; border-radius: 50%; background: ${color.dangerFill}; }
  .uiDot[data-s='working'] { background: ${color.brand}; box-shadow: 0 0 0 1.5px ${color.ink}; }
  .uiDot:is([data-s='new'], [data-s='notice']) { background: ${color.primary}; }
  .uiDot:is([data-s='done'], [data-s='success']) { background: ${color.successText}; }
  .uiDot:is([data-s='progress'], [data-s='review'], [data-s='rating']) { background: ${color.warningText}; }
  .uiPips { display: inline-flex; align-items: center; gap: 6px; white-space: nowrap; font-size: 13px; font-variant-numeric: tabular-nums; }
  .uiPips b { font-size: ${font.s}; font-weight: ${weight.bold}; }
  .uiPips > [aria-hidden]:first-child { display: inline-flex; align-items: center; gap: 3px; }
  .uiPips i { box-sizing: border-box; width: 9px; height: 9px; border-radius: 50%; border: 1.5px solid ${color.control}; background: ${color.surface}; }
  .uiPips[data-recruiting] i { border-color: ${color.primary}; }
  .uiPips i[data-on] { background: ${color.ink}; border-color: ${color.ink}; }
  .uiPips u { display: block; width: 56px; height: 6px; border-radius: 3px; background: ${color.sunken}; overflow: hidden; }
  .uiPips u::before { content: ''; display: block; height: 100%; width: calc(var(--share) * 100%); border-radius: 3px; background: ${color.ink2}; }
  .uiPips[data-recruiting] u::before { background: ${color.primary}; }
  .uiPips[data-big] { gap: 8px; font-size: ${font.xs}; }
  .uiPips[data-big] b { font-size: ${font.l}; }
  .uiPips[data-big] i { width: 12px; height: 12px; }
  .uiAvatar { display: inline-grid; place-items: center; flex: none; width: 40px; height: 40px; border-radius: 50%; background: ${avatarTint.a}; color: ${color.ink2}; font-weight: ${weight.bold}; font-size: 15px; line-height: 1; }
  .uiAvatar[data-tint='b'] { background: ${avatarTint.b}; }
  .uiAvatar[data-tint='c'] { background: ${avatarTint.c}; }
  .uiAvatar[data-tint='d'] { background: ${avatarTint.d}; }
  .uiAvatar[data-tint='e'] { background: ${avatarTint.e}; }
  .uiAvatar[data-size='24'] { width: 24px; height: 24px; font-size: ${font.xxs}; }
  .uiAvatar[data-size='32'] { width: 32px; height: 32px; font-size: 13px; }
  .uiAvatar[data-size='64'] { width: 64px; height: 64px; font-size: ${font.xl}; }
  .uiCountdown { display: inline-flex; align-items: center; gap: 6px; box-sizing: border-box; height: 28px; padding: 0 10px 0 6px; border-radius: ${radiusFull}; border: 1px solid ${color.line}; background: ${color.surface}; font-size: ${font.xs}; line-height: 1; color: ${color.ink2}; white-space: nowrap; }
  .uiCountdown b { color: ${color.ink}; font-size: 13px; font-weight: ${weight.bold}; }
  .uiCountdown svg { width: 16px; height: 16px; flex: none; }
  .uiCountdown svg[data-ring] { transform: rotate(-90deg); }
  .uiCountdown circle { fill: none; stroke-width: 4; stroke: ${color.sunken}; }
  .uiCountdown circle + circle { stroke: ${color.primary}; }
  .uiCountdown[data-s='soon'] { background: ${color.warningTint}; border-color: transparent; color: ${color.warningText}; }
  .uiCountdown[data-s='soon'] circle { stroke: ${color.surface}; }
  .uiCountdown[data-s='soon'] circle + circle { stroke: ${color.warningText}; }
  .uiCountdown[data-s='over'] { background: ${color.dangerTint}; border-color: transparent; color: ${color.dangerText}; }
  .uiCountdown:is([data-s='soon'], [data-s='over']) b { color: inherit; }
  @media (forced-colors: active) { .uiChip, .uiTag, .uiCount { border: 1px solid CanvasText; } .uiPips i[data-on] { background: CanvasText; forced-color-adjust: none; } }
`
