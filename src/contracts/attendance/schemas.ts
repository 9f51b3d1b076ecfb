import * as z from 'zod/mini'
import { id, instant } from '@/contracts/common/schemas'

/** The texts of the two QR codes, as the workers' app reads them. */
export const CodePair = z.object({ checkIn: z.string(), checkOut: z.string() })
export type CodePair = z.infer<typeof CodePair>

/** The codes of a store for check-in and check-out. */
export const Attendance = z.object({
  /** For the poster: valid until the codes are renewed. */
  printed: CodePair,
  /** For a screen at the entrance: they change every 30 seconds. */
  rotating: z.extend(CodePair, {
    /** When the next pair is available: the screen must read again then. */
    nextAt: instant,
    /** Until when this pair is accepted. */
    expiresAt: instant,
  }),
  /** The serial number printed on the poster; increased with every renewal. */
  serial: id,
  renewedAt: instant,
  renewedByName: z.nullable(z.string()),
})
export type Attendance = z.infer<typeof Attendance>
/** Renews the printed codes. `serial` is the number the user saw: 409 if somebody else renewed them since. */
export const AttendanceRenewal = z.object({ serial: id })
export type AttendanceRenewal = z.infer<typeof AttendanceRenewal>
