/** Friday noon in Tokyo, when the demonstration has workers who are at work, late or still to come. */
export const FROZEN_AT = '2026-11-20T12:10:00+09:00'
