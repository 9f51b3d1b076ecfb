/** The kind of the jobs that only the figure `exactness` queues. */
export const JOB_KIND = 'scaleEffect'
/** One row for each time that such a job was done. */
export const EFFECTS = 'scale_effects'

/** What a process does; `isGuarded: false`: without the lock or claim that makes it exact. */
export type ContenderTask =
  | {
      kind: 'seats'
      /** Offerings with one seat each, applied to in this order. */
      offeringIds: readonly number[]
      /** Who applies to each of them. */
      userIds: readonly (readonly number[])[]
      isGuarded: boolean
    }
  | { kind: 'jobs'; isGuarded: boolean }

/** How many applied successfully, and how many of the others were refused for each reason. */
export type SeatResult = { acceptedCount: number; refusals: Record<string, number> }
