/** Loaded before everything else, in the server (node --require) and in the page: time stands still at one instant. */
;(() => {
  const RealDate = Date
  // A Friday noon in Tokyo: the demonstration has people at work, people who are late and people to come.
  const instant = RealDate.parse('2026-11-20T12:10:00+09:00')

  const FrozenDate = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [instant], newTarget),
    apply: () => new RealDate(instant).toString(),
    get: (target, key) => (key === 'now' ? () => instant : Reflect.get(target, key)),
  })
  RealDate.prototype.constructor = FrozenDate
  globalThis.Date = FrozenDate
})()
