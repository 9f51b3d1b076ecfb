import * as z from 'zod/mini'
import { id, instant } from '@/contracts/common/schemas'

/** The texts of two QR codes; a worker's app takes exactly these. */
export const CodePair = z.object({ checkIn: z.string(), checkOut: z.string() })
export type CodePair = z.infer<typeof CodePair>

/** The codes of a store for check-in and check-out. */
export const Attendance = z.object({
  /** For the poster: they hold until the codes are renewed. */
  printed: CodePair,
  /** For a screen at the entrance: they change. */
  rotating: z.extend(CodePair, {
    /** Ask again then: the next pair is shown from there on. */
    nextAt: instant,
    /** This pair is taken until then. */
    expiresAt: instant,
  }),
  /** The number on the poster, counted up with every renewal. */
  serial: id,
  renewedAt: instant,
  renewedByName: z.nullable(z.string()),
})
export type Attendance = z.infer<typeof Attendance>
/** The number of the codes that are to die: somebody may have renewed them meanwhile. */
export const AttendanceRenewal = z.object({ serial: id })
export type AttendanceRenewal = z.infer<typeof AttendanceRenewal>
