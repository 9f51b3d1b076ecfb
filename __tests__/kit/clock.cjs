/**
 * Replaces `Date` by another clock. Preloaded by a server (node --require), which reads CONSOLE_CLOCK, and run by every
 * page after `globalThis.consoleClock` was set. An instant ('2026-11-20T12:10:00+09:00') stands still; a number of
 * milliseconds ('-86400000') is added to the real time. Without a setting nothing is replaced.
 */
;(() => {
  const setting = globalThis.consoleClock ?? globalThis.process?.env.CONSOLE_CLOCK
  if (setting === undefined || setting === '') return
  const RealDate = Date
  const isOffset = /^-?\d+$/.test(setting)
  const instant = RealDate.parse(setting)
  const now = isOffset ? () => RealDate.now() + Number(setting) : () => instant

  const OtherDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  RealDate.prototype.constructor = OtherDate
  globalThis.Date = OtherDate
})()
