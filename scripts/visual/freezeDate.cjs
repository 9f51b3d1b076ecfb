/** Freezes `Date` at one instant. Preloaded by the server (node --require) and by every page. */
;(() => {
  const RealDate = Date
  // Friday noon in Tokyo: the demo data then has workers at work, late, and still to come.
  const instant = RealDate.parse('2026-11-20T12:10:00+09:00')

  const FrozenDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [instant], newTarget),
    apply: () => new RealDate(instant).toString(),
    get: (target, key) => (key === 'now' ? () => instant : Reflect.get(target, key)),
  })
  RealDate.prototype.constructor = FrozenDate
  globalThis.Date = FrozenDate
})()
