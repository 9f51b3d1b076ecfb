/** Friday noon in Tokyo: the demonstration then has workers at work, late, and still to come. */
export const FROZEN_AT = '2026-11-20T12:10:00+09:00'
