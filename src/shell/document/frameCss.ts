import {
  color,
  font,
  layer,
  media,
  motion,
  radius,
  radiusFull,
  radiusS,
  radiusSheet,
  shadow,
  size,
  target,
  weight,
} from '@/ui/tokens'

// Until the menu has arrived: its mark, the box of the store and lines where the entries will be.
const waiting = `radial-gradient(circle at 33px 32px, ${color.brand} 13px, transparent 13.5px), linear-gradient(${color.sunken}, ${color.sunken}) 12px 64px / calc(100% - 24px) 52px,
  repeating-linear-gradient(transparent 0 11px, ${color.sunken} 11px 25px, transparent 25px 37px) 22px 128px / 120px 333px`
// Between 750 and 1100 the menu is narrow unless somebody has widened it; from 1100 it is wide unless somebody has narrowed it.
const narrow = (app: string) => `
  ${app} .side { align-items: center; padding: 16px 8px; }
  ${app} .side .lbl { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  ${app} .side__brand { width: 32px; padding: 0; }
  ${app} .side__brand .wordmark { display: none; }
  ${app} .side__brand .mark { display: block; }
  ${app} .side__store { width: 48px; min-height: 48px; padding: 0; justify-content: center; }
  ${app} .nav { width: 100%; align-items: center; }
  ${app} .nav a { position: relative; width: 48px; min-height: 44px; justify-content: center; padding: 0; }
  ${app} .nav .nav__sub { display: none; }
  ${app} .nav a .uiCount { position: absolute; top: 2px; right: 0; margin: 0; }
  ${app} .side__me { width: 48px; padding: 8px; justify-content: center; }
  ${app} .side__min { position: static; order: 9; margin-top: 4px; }
`

// The page one leaves, behind the heading of the next: not drawn and not laid out, which costs less than taking its boxes down in the frame that answers the press. Without a width: measured from the window it would stand out of it.
const unseen =
  '[data-answer] ~ * { position: absolute !important; width: 0 !important; min-width: 0 !important; height: 0 !important; min-height: 0 !important; overflow: hidden !important; content-visibility: hidden !important; }'

/** What surrounds a page: menu, bars, account. Like the ground, it is part of the document and of no page's code. */
export const frameCss = `
.app { min-height: 100dvh; display: flex; flex-direction: column; }
.app__main { flex: 1; min-width: 0; display: flex; flex-direction: column; }
.app__main > main { flex: 1; min-width: 0; width: 100%; display: flex; flex-direction: column; align-items: stretch; }
[data-answer] { display: contents; }
${unseen}
.side svg, .appbar svg, .bottombar svg, .offline svg { width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.side svg.s16, .appbar svg.s16 { width: 16px; height: 16px; }
.grow { flex: 1; min-width: 0; }
.icon { position: relative; display: inline-grid; place-items: center; flex: none; width: ${target}; height: ${target}; padding: 0; border: 0; border-radius: ${radius}; background: none; color: ${color.ink2}; cursor: pointer; text-decoration: none; }
.icon:hover { background: ${color.sunken}; }
.icon .uiCount { position: absolute; top: 3px; right: 1px; }

.appbar { position: sticky; top: 0; z-index: ${layer.sticky}; flex: none; height: ${size.header}; background: ${color.surface}; border-bottom: 1px solid ${color.line}; display: flex; align-items: center; padding: 0 4px; }
.appbar__t { flex: 1; min-width: 0; padding: 0 4px; font-weight: ${weight.bold}; font-size: ${font.m}; line-height: 1.3; }
.appbar__t[data-root] { padding-left: 12px; font-size: 18px; }
.appbar__acts { display: flex; align-items: center; }
.appbar__store { flex: 1; min-width: 0; display: flex; align-items: center; gap: 10px; min-height: ${target}; padding: 0 8px 0 12px; background: none; border: 0; text-align: left; cursor: pointer; }
.appbar__store img { flex: none; }
.appbar__store b { display: block; font-size: 15px; line-height: 1.3; }
.appbar__store small { display: block; font-size: ${font.xxs}; color: ${color.ink3}; line-height: 1.3; }

.bottombar { min-height: ${size.bottomBar}; position: sticky; bottom: 0; z-index: ${layer.sticky}; background: ${color.surface}; border-top: 1px solid ${color.line}; display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); padding-bottom: env(safe-area-inset-bottom); }
.bottombar :is(a, button) { position: relative; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2px; height: ${size.bottomBar}; padding: 0; border: 0; background: none; color: ${color.ink2}; text-decoration: none; font-size: ${font.xxs}; line-height: 1.2; cursor: pointer; }
.bottombar svg { width: 24px; height: 24px; }
.bottombar [aria-current] { color: ${color.primaryFill}; font-weight: ${weight.bold}; }
.bottombar .uiCount { position: absolute; top: 4px; left: calc(50% + 4px); }
.app:has([data-actionbar]) .bottombar, .app[data-bar='none'] .bottombar { display: none; }

.side__brand { display: flex; align-items: center; height: 32px; padding: 0 8px; margin-bottom: 16px; overflow: hidden; color: ${color.ink}; text-decoration: none; font-weight: ${weight.bold}; font-size: 18px; gap: 8px; white-space: nowrap; }
.side__brand img { height: 26px; width: auto; flex: none; }
.side__brand .mark { display: none; height: 32px; }
.side__store { display: flex; align-items: center; gap: 8px; width: 100%; min-height: 52px; padding: 8px 10px; margin-bottom: 12px; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; text-align: left; cursor: pointer; }
.side__store:hover { background: ${color.bg}; }
.side__store small { display: block; font-size: ${font.xxs}; color: ${color.ink3}; line-height: 1.4; }
.side__store b { display: block; font-size: ${font.s}; line-height: 1.35; }
.side__store svg { color: ${color.ink3}; }
.nav { flex: 1; min-height: 0; overflow: auto; scrollbar-width: none; display: flex; flex-direction: column; gap: 1px; }
.nav hr { flex: none; border: 0; border-top: 1px solid ${color.lineSoft}; margin: 7px 8px; width: calc(100% - 16px); }
.nav a { flex: none; display: flex; align-items: center; gap: 10px; min-height: 36px; padding: 4px 10px; border-radius: ${radius}; color: ${color.ink2}; text-decoration: none; line-height: 1.3; }
.nav a:hover { background: ${color.bg}; }
.nav a svg { color: ${color.ink3}; }
.nav a .uiCount { margin-left: auto; }
.nav a[aria-current] { background: ${color.primaryTint}; color: ${color.primaryText}; font-weight: ${weight.bold}; }
.nav a[aria-current] svg { color: ${color.primaryFill}; }
.nav .nav__sub { padding-left: 40px; min-height: 32px; font-size: 13px; }
@media (min-width: 750px) { .nav .nav__far { display: none; } }
.side__me { display: flex; align-items: center; gap: 10px; width: 100%; padding: 12px 8px 4px; margin-top: 8px; border: 0; border-top: 1px solid ${color.lineSoft}; background: none; text-align: left; line-height: 1.35; cursor: pointer; }
.side__me b { display: block; font-size: 13px; }
.side__me small { display: block; font-size: ${font.xxs}; color: ${color.ink3}; }
.side__min { display: none; }
.me { padding: 4px; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; color: ${color.ink}; box-shadow: ${shadow.s2}; }
.me :is(a, button) { display: flex; align-items: center; gap: 10px; width: 100%; min-height: 36px; padding: 4px 10px; border: 0; border-radius: 6px; background: none; color: ${color.ink}; text-align: left; text-decoration: none; cursor: pointer; }
.me :is(a, button):hover { background: ${color.bg}; }
.me svg { color: ${color.ink3}; }

.switcher { inset: auto; margin: 0; padding: 0; flex-direction: column; border: 1px solid ${color.line}; background: ${color.surface}; color: ${color.ink}; box-shadow: ${shadow.s2}; overflow: hidden; }
.switcher:popover-open { display: flex; }
.switcher__search { display: flex; align-items: center; gap: 8px; padding: 8px 12px; border-bottom: 1px solid ${color.lineSoft}; }
.switcher__search input { flex: 1; min-width: 0; height: ${target}; padding: 0 12px; border: 1px solid ${color.control}; border-radius: ${radius}; background: ${color.surface}; font-size: ${font.m}; }
.switcher__list { flex: 1; overflow: auto; overscroll-behavior: contain; padding: 4px; }
.switcher__list h3 { padding: 10px 12px 4px; font-size: ${font.xs}; font-weight: ${weight.regular}; color: ${color.ink3}; }
.switcher__list a { display: flex; align-items: center; gap: 8px; min-height: 52px; padding: 6px 12px; border-radius: 6px; color: ${color.ink}; text-decoration: none; line-height: 1.35; }
.switcher__list a:hover { background: ${color.bg}; }
.switcher__list a[aria-current] { background: ${color.primaryTint}; color: ${color.primaryText}; font-weight: ${weight.bold}; }
.switcher__list small { display: block; color: ${color.ink3}; font-weight: ${weight.regular}; font-size: ${font.xxs}; }
.switcher p { padding: 16px 12px; color: ${color.ink2}; }

.acct { background: ${color.surface}; border-bottom: 1px solid ${color.line}; }
.acct { min-height: calc(${size.header} + 1px); }
.acct__in { display: flex; align-items: center; gap: 8px; max-width: 864px; min-height: ${size.header}; margin: 0 auto; padding: 0 ${size.pagePadding}; }
.acct .side__brand { height: 44px; margin: 0; padding: 0; }
.acct__who { margin-left: auto; text-align: right; font-size: ${font.xs}; line-height: 1.4; color: ${color.ink3}; }
.acct__who b { display: block; font-size: 13px; color: ${color.ink}; }
.acct .icon svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.app[data-kind='account'] main > [data-page] { max-width: 864px; margin: 0 auto; }

.flash { display: grid; gap: 8px; padding: 16px ${size.pagePadding} 0; max-width: calc(${size.contentMax} + 64px); }
.app[data-kind='account'] .flash { box-sizing: border-box; width: 100%; max-width: 864px; margin: 0 auto; }
.flash > div { display: flex; align-items: flex-start; gap: 10px; padding: 10px 4px 10px 14px; border-radius: ${radius}; border-left: 4px solid currentColor; line-height: 1.6; }
.flash [data-type='success'] { background: ${color.successTint}; color: ${color.successText}; }
.flash [data-type='error'] { background: ${color.dangerTint}; color: ${color.dangerText}; }
.flash [data-type='info'] { background: ${color.primaryTint}; color: ${color.primaryText}; }
.flash [data-type='warning'] { background: ${color.warningTint}; color: ${color.warningText}; }
.flash .text { flex: 1; min-width: 0; color: ${color.ink}; word-break: auto-phrase; }
.flash .icon { height: 32px; width: ${target}; }

.offline { display: flex; flex-wrap: wrap; align-items: center; gap: 10px 12px; padding: 10px 12px 10px 14px; background: ${color.ink}; color: ${color.white}; line-height: 1.55; word-break: auto-phrase; }
.offline.told { position: fixed; z-index: ${layer.toast}; top: calc(${size.header} + 8px + env(safe-area-inset-top)); left: 12px; right: 12px; max-width: 560px; margin: 0 auto; border-radius: ${radius}; box-shadow: ${shadow.s3}; }
.told > div { flex: 1 1 320px; }
.offline p { flex: 1 1 220px; }
.offline button { min-height: 32px; padding: 0 12px; border: 1px solid rgb(255 255 255 / .6); border-radius: ${radius}; background: none; color: ${color.white}; font-size: 13px; font-weight: ${weight.bold}; cursor: pointer; }

.whole { min-height: 100dvh; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 8px; padding: 40px 24px; background: ${color.surface}; text-align: center; word-break: auto-phrase; }
.whole[data-over] { position: fixed; inset: 0; z-index: ${layer.toast}; overflow: auto; }
.whole .logo { height: 40px; width: auto; margin-bottom: 24px; }
.whole .art { width: 160px; height: auto; margin-bottom: 8px; }
.whole .art circle { fill: ${color.brand}; }
.whole .art path { fill: none; stroke: ${color.ink}; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
.whole p { color: ${color.ink2}; max-width: 34em; }
.whole div { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin-top: 16px; }
.whole :is(a, button) { display: inline-flex; align-items: center; min-height: ${target}; padding: 0 16px; border: 1px solid ${color.control}; border-radius: ${radius}; background: ${color.surface}; color: ${color.ink}; font-weight: ${weight.bold}; text-decoration: none; cursor: pointer; }
.whole [data-main] { border-color: transparent; background: ${color.primaryFill}; color: ${color.white}; }

.env { position: fixed; z-index: ${layer.minifyButton}; right: 0; bottom: 72px; display: flex; align-items: center; gap: 6px; max-width: 60vw; padding: 0 0 0 8px; border-radius: ${radiusS} 0 0 ${radiusS}; background: ${color.violetText}; color: ${color.white}; font-size: ${font.xxs}; line-height: 1.3; }
.env button { position: relative; display: grid; place-items: center; width: 24px; min-height: 24px; padding: 0; border: 0; background: none; color: inherit; cursor: pointer; }
.env button::after { content: ''; position: absolute; inset: -10px 0 -10px -20px; }

${media.phone} {
  .app[data-h1='bar'] [data-page] > header h1, h1:has([data-in-app-bar]) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .side { inset: auto 0 0; margin: 0; width: 100%; max-width: none; max-height: 85dvh; overflow: auto; overscroll-behavior: contain; padding: 12px 12px calc(12px + env(safe-area-inset-bottom)); border: 0; border-radius: ${radiusSheet} ${radiusSheet} 0 0; background: ${color.surface}; color: ${color.ink}; box-shadow: ${shadow.s3}; }
  .side::backdrop, .switcher::backdrop { background: ${color.overlay}; }
  .side:popover-open, .switcher:popover-open { animation: sheet ${motion.sheet} ${motion.ease}; }
  .nav { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 8px; overflow: visible; }
  .nav hr { display: none; }
  .nav a, .nav .nav__sub { min-height: 48px; padding: 4px 10px; font-size: ${font.s}; }
  .side__me { pointer-events: none; }
  .side__me svg { display: none; }
  .side .me { display: block; position: static; width: 100%; padding: 0; border: 0; box-shadow: none; }
  .me :is(a, button) { min-height: 48px; }
  .switcher { left: 0; right: 0; bottom: 0; width: 100%; max-width: none; height: 85dvh; border: 0; border-radius: ${radiusSheet} ${radiusSheet} 0 0; }
  html:has(.side:popover-open, .switcher:popover-open) { overflow: hidden; }
  .acct__who, .app[data-below] .acct { display: none; }
  .acct .uiAvatar { margin-left: auto; }
  .offline button { min-height: ${target}; }
  @media (max-height: 420px) { .bottombar { position: static; } }
}
@keyframes sheet { from { transform: translateY(24px); opacity: 0; } }
${media.tablet} {
  .app:not([data-kind='account']) { display: grid; grid-template-columns: ${size.sidebarMin} minmax(0, 1fr); }
  .app[data-minify='false'] { grid-template-columns: ${size.sidebar} minmax(0, 1fr); }
  .appbar, .bottombar { display: none; }
  .icon { width: 36px; height: 36px; }
  .side { display: flex; flex-direction: column; position: sticky; inset: 0 auto auto; top: 0; margin: 0; width: auto; max-width: none; height: 100vh; max-height: none; z-index: ${layer.sidebar}; padding: 16px 12px 12px; border: 0; border-right: 1px solid ${color.line}; background: ${color.surface}; color: ${color.ink}; overflow: visible; }
  .side:empty { background: ${waiting}, ${color.surface}; background-repeat: no-repeat; }
  .side__min { display: grid; place-items: center; position: absolute; right: 12px; top: 14px; width: 36px; height: 36px; padding: 0; border: 0; border-radius: ${radius}; background: none; color: ${color.ink3}; cursor: pointer; z-index: ${layer.minifyButton}; }
  .side__min:hover { background: ${color.bg}; }
  .side .me { position: fixed; inset: auto auto 72px 12px; margin: 0; min-width: 220px; }
  .switcher { left: 12px; top: 116px; width: 360px; max-height: min(560px, calc(100dvh - 140px)); border-radius: ${radius}; }
  .acct { min-height: calc(${size.header} + 1px); }
.acct__in { padding: 0 ${size.pagePaddingTablet}; }
  .flash { padding: 16px ${size.pagePaddingTablet} 0; }
  .app[data-kind='account'] main > [data-page] > footer { margin-top: 8px; max-width: ${size.formMax}; }
}
${media.wide} { .app:not([data-kind='account'], [data-minify='true']) { grid-template-columns: ${size.sidebar} minmax(0, 1fr); } }
@media (min-width: 750px) and (max-width: 1099.98px) { ${narrow(".app:not([data-minify='false'])")} }
${media.tablet} { ${narrow(".app[data-minify='true']")} }
.uiCount { border-radius: ${radiusFull}; }
`
