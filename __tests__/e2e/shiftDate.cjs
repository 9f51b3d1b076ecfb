/**
 * Moves `Date` by CLOCK_SHIFT_MS; it goes on from there. Preloaded by the server and the scripts of the operator
 * (node --require, the number from the environment), and by every page (the number stands in its window).
 */
;(() => {
  const RealDate = Date
  const shiftMs = Number(globalThis.CLOCK_SHIFT_MS ?? globalThis.process?.env.CLOCK_SHIFT_MS ?? 0)
  const now = () => RealDate.now() + shiftMs

  const ShiftedDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  RealDate.prototype.constructor = ShiftedDate
  globalThis.Date = ShiftedDate
})()
