/** The message above the page in older browsers, where the page itself may stay empty. */
export const OLD_BROWSER_TEXT =
  'お使いのブラウザは古いため、この管理画面を表示できません。ブラウザを最新版に更新してください（Chrome・Edge 120、Safari・iOS 17.4、Firefox 128 以降）。'

/**
 * Runs in the document's head, in syntax that an old browser understands: the bundles may not even parse there.
 * `popover` opens the menus, `Promise.withResolvers` came with Safari 17.4 and Chrome 119, `@property` with
 * Firefox 128: together they are the browsers of `browserslist` in package.json.
 */
export const oldBrowserScript = [
  `if(!('popover' in HTMLElement.prototype&&Promise.withResolvers&&window.CSSPropertyRule))`,
  `document.addEventListener('DOMContentLoaded',function(){`,
  `var p=document.createElement('p');`,
  `p.setAttribute('role','alert');`,
  `p.style.cssText='margin:0;padding:16px';`,
  `p.textContent=${JSON.stringify(OLD_BROWSER_TEXT)};`,
  `document.body.insertBefore(p,document.body.firstChild)},{once:true})`,
].join('')
